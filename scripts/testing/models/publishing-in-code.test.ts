import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSnapshotFileName } from '@noren/contract/snapshot'
import { snapshotFiles } from '@noren/kit/disk/publish-snapshot'
import { expect, test } from 'vitest'
import { folderTarget } from '../../../cms/src/base/targets/folder.ts'
import { type ContentStore, openContentStore } from '../../../site/server/content/content-store.ts'
import { logLines } from '../../../site/server/testing/log-lines.ts'
import { tempFolder } from '../../../site/server/testing/temp-folder.ts'
import { explore, type Step, type Trace } from './explore.ts'
import { holdLooks, holdSyncs } from './held-calls.ts'
import { PUBLISHING, type Publishing } from './publishing.ts'

const NEVER = 2 ** 31 - 1
const AT = '2026-11-20T00:00:00.000Z'

/** What can be seen of a state, in the model and in the code. */
type Seen = {
  files: number[]
  current: number | null
  shown: [seq: number, content: number] | null
}

const inModel = ({ files, current, shown }: Publishing): Seen => ({
  files: files.map(({ seq }) => seq),
  current,
  shown: shown && [shown.seq, shown.content],
})

/** The desk's target and the site's store on one folder, moved by the steps of the model. */
async function openCode(folder: string) {
  const syncs = await holdSyncs(folder)
  const looks = holdLooks()
  let publishing: Promise<unknown> | null = null
  let site: ContentStore | null = null
  let loading: Promise<unknown> | null = null
  let copy = { file: '', bytes: Buffer.alloc(0) }

  const nameAt = () => /\S*/.exec(readFileSync(join(folder, 'current'), 'utf8'))?.[0] ?? ''
  const onePast = async () => {
    syncs.letGo()
    await syncs.arrived()
  }
  async function open(): Promise<void> {
    site = await openContentStore([folder], { look: NEVER })
  }

  const steps: { [name: string]: (before: Publishing) => unknown } = {
    'the desk writes the snapshot': ({ saved, last }) => {
      const content = { hero: { en: { title: `Title ${saved}` } } }
      publishing = folderTarget(folder).publish(() => ({ content, modified: {} }), AT, last)
      return syncs.arrived()
    },
    'the desk gives the file its name': onePast,
    // The pointer's own file is synced before it gets its name.
    'the desk points to the file': async () => {
      await onePast()
      await onePast()
    },
    'the desk ends the publish': () => {
      syncs.letGo()
      return publishing
    },
    'the desk stops': syncs.forget,
    'the site reads the pointer': () => {
      looks.arm()
      loading = site ? site.refresh() : open()
      return looks.arrived()
    },
    'the site loads what was announced': async () => {
      looks.letGo()
      await loading
      loading = null
    },
    'the site stops': async () => {
      if (loading) looks.letGo()
      await loading
      loading = null
      site?.stop()
      site = null
    },
    'an operator copies the folder': () => {
      copy = { file: nameAt(), bytes: readFileSync(join(folder, nameAt())) }
    },
    'an operator empties the folder for the copy': () => {
      rmSync(folder, { recursive: true })
      mkdirSync(folder)
    },
    'the copy’s pointer is there': () => writeFileSync(join(folder, 'current'), `${copy.file}\n`),
    'the copy’s snapshot is there': () => writeFileSync(join(folder, copy.file), copy.bytes),
  }

  return {
    perform: async (name: string, before: Publishing, after: Publishing) => {
      await steps[name]?.(before)
      // Looking once more changes nothing where nothing new is announced.
      const isNews = after.current !== null && after.current !== after.shown?.seq
      if (!loading && !isNews) await site?.refresh()
    },
    seen: async (): Promise<Seen> => {
      const shown = site?.current()
      const title = shown && JSON.stringify(shown.snapshot.content.hero)
      const content = Number(/Title (\d+)"/.exec(title ?? '')?.[1])
      const files = (await snapshotFiles(folder)).map(({ seq }) => seq)
      let current: number | null = null
      try {
        current = readSnapshotFileName(nameAt())?.seq ?? null
      } catch {
        // Nothing is announced.
      }
      return {
        files: files.sort((a, b) => a - b),
        current,
        shown: shown && site?.report().file ? [shown.snapshot.seq, content] : null,
      }
    },
    [Symbol.asyncDispose]: async () => {
      looks.letGo()
      await loading
      site?.stop()
      looks[Symbol.dispose]()
      await syncs[Symbol.asyncDispose]()
    },
  }
}

async function follow(trace: Trace<Publishing>, folder: string): Promise<void> {
  mkdirSync(folder)
  await using code = await openCode(folder)
  let before = PUBLISHING.initial
  const way: string[] = []
  for (const [name, after] of trace) {
    way.push(name)
    await code.perform(name, before, after)
    expect({ way, ...(await code.seen()) }).toEqual({ way, ...inModel(after) })
    before = after
  }
}

test('the desk’s publish and the site’s store do what the model of publishing does, step by step', async () => {
  using _logged = logLines()
  const folder = tempFolder()
  const kindOf = ({ desk, copy, loading, shown, current }: Publishing, [name]: Step<Publishing>) =>
    JSON.stringify([
      desk?.stage,
      copy?.state,
      loading !== null,
      shown !== null,
      current === shown?.seq,
      name,
    ])
  const traces = explore(PUBLISHING).traces(kindOf)
  for (const [index, trace] of traces.entries()) await follow(trace, join(folder, `${index}`))
  expect(traces.length).toBeGreaterThan(100)
})
