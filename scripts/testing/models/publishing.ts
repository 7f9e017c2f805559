import type { Model, Step } from './explore.ts'

/** A snapshot's file: which content it holds under which number, and whether its bytes are all there. */
type SnapshotFile = { seq: number; content: number; isWhole: boolean }

/** Where a publish is: each stage ends with an fsync. */
type Stage = 'written' | 'named' | 'announced'

/** The published folder of one machine, between the desk that writes it and the site that shows it. */
export type Publishing = {
  /** How often staff have saved; content `n` is what they saw after the nth. */
  saved: number
  /** The publish under way. */
  desk: { stage: Stage; seq: number; content: number } | null
  /** By number. */
  files: SnapshotFile[]
  /** The number that `current` names. */
  current: number | null
  /** The last number, which the desk keeps elsewhere than in the folder. */
  last: number
  /** The content that each number was announced with, by number. */
  announced: { [seq: number]: number }
  /** What the site has read in `current` and loads now. */
  loading: number | null
  /** What visitors see; `null` before the first snapshot. */
  shown: SnapshotFile | null
  /** The highest number visitors have seen since an older copy was put there. */
  seen: number
  /** An older copy of the folder: kept for later, half copied back, back. */
  copy: { seq: number; content: number; state: 'kept' | 'empty' | 'announced' | 'back' } | null
  /** Crashes that may still come. */
  crashes: number
}

/** Bounds: enough for a publish on top of a crashed one, and for a copy between two. */
const SAVES = 2
const CRASHES = 2

const fileOf = ({ files }: Publishing, seq: number | null) => files.find((file) => file.seq === seq)

const withFile = (files: SnapshotFile[], file: SnapshotFile) =>
  [...files.filter(({ seq }) => seq !== file.seq), file].sort((a, b) => a.seq - b.seq)

const isCopying = ({ copy }: Publishing) => copy?.state === 'empty' || copy?.state === 'announced'

function deskWork(state: Publishing): Step<Publishing>[] {
  const { desk, files, current, saved } = state
  if (!desk) {
    // What it published last is what it compares with; while a copy is made it is not running.
    const isPublished = current !== null && fileOf(state, current)?.content === saved
    if (saved === 0 || isPublished || isCopying(state)) return []
    const seq = Math.max(state.last, ...files.map((file) => file.seq)) + 1
    const next = { ...state, last: seq, desk: { stage: 'written' as const, seq, content: saved } }
    return [['the desk writes the snapshot', next]]
  }
  const { stage, seq, content } = desk
  if (stage === 'written') {
    const named = withFile(files, { seq, content, isWhole: true })
    const next = { ...state, files: named, desk: { ...desk, stage: 'named' as const } }
    return [['the desk gives the file its name', next]]
  }
  if (stage === 'named') {
    const announced = { ...state.announced, [seq]: state.announced[seq] ?? content }
    const next = {
      ...state,
      current: seq,
      announced,
      desk: { ...desk, stage: 'announced' as const },
    }
    return [['the desk points to the file', next]]
  }
  return [['the desk ends the publish', { ...state, desk: null }]]
}

function siteWork(state: Publishing): Step<Publishing>[] {
  const { current, files, loading, shown, copy } = state
  if (loading === null) {
    if (current === null || current === shown?.seq) return []
    return [['the site reads the pointer', { ...state, loading: current }]]
  }
  const announced = fileOf(state, loading)
  const idle = { ...state, loading: null }
  // What is refused is not shown; a site that has just started shows the newest from before it.
  const earlier = files.findLast(({ seq, isWhole }) => isWhole && seq < loading)
  const file = announced?.isWhole ? announced : shown ? null : earlier
  if (!file) return [['the site loads what was announced', idle]]
  const isCopy = copy?.state !== 'kept' && copy?.seq === file.seq && copy.content === file.content
  const seen = isCopy ? file.seq : Math.max(state.seen, file.seq)
  return [['the site loads what was announced', { ...idle, shown: file, seen }]]
}

/** An operator puts an older copy of the folder in its place, while both zones' folder is watched. */
function copyWork(state: Publishing): Step<Publishing>[] {
  const { copy } = state
  if (copy?.state === 'empty') {
    const announced = { ...copy, state: 'announced' as const }
    return [['the copy’s pointer is there', { ...state, copy: announced, current: copy.seq }]]
  }
  if (copy?.state !== 'announced') return []
  const files = [{ seq: copy.seq, content: copy.content, isWhole: true }]
  return [['the copy’s snapshot is there', { ...state, files, copy: { ...copy, state: 'back' } }]]
}

function chances(state: Publishing): Step<Publishing>[] {
  const { saved, desk, current, shown, copy, crashes } = state
  const steps: Step<Publishing>[] = []
  if (saved < SAVES) steps.push(['staff save', { ...state, saved: saved + 1 }])
  if (!copy && !desk && current !== null) {
    const content = fileOf(state, current)?.content ?? 0
    const kept = { seq: current, content, state: 'kept' as const }
    steps.push(['an operator copies the folder', { ...state, copy: kept }])
  }
  if (copy?.state === 'kept' && !desk && saved === SAVES) {
    const next = { ...state, files: [], current: null, copy: { ...copy, state: 'empty' as const } }
    steps.push(['an operator empties the folder for the copy', next])
  }
  if (crashes === 0) return steps
  const fewer = { ...state, crashes: crashes - 1 }
  if (desk) steps.push(['the desk stops', { ...fewer, desk: null }])
  // A site that starts while a copy is made has seen nothing of before.
  const seen = isCopying(state) ? 0 : state.seen
  if (shown) steps.push(['the site stops', { ...fewer, shown: null, loading: null, seen }])
  return steps
}

/** Publishing as decisions 029 and 127 have it. */
export const PUBLISHING: Model<Publishing> = {
  initial: {
    saved: 0,
    desk: null,
    files: [],
    current: null,
    last: 0,
    announced: {},
    loading: null,
    shown: null,
    seen: 0,
    copy: null,
    crashes: CRASHES,
  },
  work: (state) => [...deskWork(state), ...siteWork(state), ...copyWork(state)],
  chances,
  always: {
    'visitors see one whole snapshot': ({ shown }) => shown?.isWhole !== false,
    'what is announced is whole': (state) =>
      state.current === null || isCopying(state) || fileOf(state, state.current)?.isWhole === true,
    'a number is announced with one content for ever': ({ desk, announced }) =>
      desk?.stage !== 'announced' || announced[desk.seq] === desk.content,
    'visitors see no step back, unless an older copy was put there': ({ shown, seen }) =>
      shown === null || shown.seq >= seen,
  },
  atLast: {
    'visitors see what staff saved last': ({ shown, saved }) => (shown?.content ?? 0) === saved,
  },
}
