import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDraft } from '../../../test/a-draft.ts'
import type { Sent } from './send.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T03:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const TITLE = 'title.ja'
const tooLong = (path: string): Sent => ({
  is: 'refused',
  refused: [{ path, message: '長すぎます。' }],
})

test('what is typed is saved a second and a half after the last key, with what it was before', async () => {
  const { draft, desk } = aDraft()
  draft.set(TITLE, '冬の')
  await pass(1000)
  draft.set(TITLE, '冬の献立')
  expect(draft.standing()).toBe('typed')
  await pass(1499)
  expect(desk.asked).toEqual([])
  await pass(1)
  expect(desk.asked).toEqual([
    { changes: [{ path: TITLE, from: '冬のお品書き', to: '冬の献立' }], isAutosave: true },
  ])
  expect(draft.standing()).toBe('saved')
  expect(draft.savedAt()).toEqual(new Date('2026-12-01T03:00:02.500Z'))
})

test('whoever types without a pause is saved after four seconds', async () => {
  const { draft, desk } = aDraft()
  for (let letters = 1; letters <= 8; letters++) {
    draft.set(TITLE, '冬'.repeat(letters))
    await pass(500)
  }
  expect(desk.asked.map(({ changes }) => changes[0]?.to)).toEqual(['冬冬冬冬冬冬冬冬'])
})

test('a text typed back to what it was is not sent', async () => {
  const { draft, desk } = aDraft()
  draft.set(TITLE, '冬')
  draft.set(TITLE, '冬のお品書き')
  expect(draft.standing()).toBe('saved')
  await pass(5000)
  expect(desk.asked).toEqual([])
})

test('what is typed while a save is on its way stays, and is sent after it', async () => {
  const { draft, desk } = aDraft()
  desk.isSlow = true
  draft.set(TITLE, '春')
  await pass(1500)
  expect(draft.standing()).toBe('saving')
  draft.set(TITLE, '春の献立')
  await desk.answer()
  expect(draft.get(TITLE)).toBe('春の献立')
  expect(draft.standing()).toBe('typed')
  desk.isSlow = false
  await pass(1500)
  expect(desk.asked[1]?.changes).toEqual([{ path: TITLE, from: '春', to: '春の献立' }])
})

test('a press on save waits for the save on its way', async () => {
  const { draft, desk } = aDraft()
  desk.isSlow = true
  draft.set(TITLE, '春')
  await pass(1500)
  draft.set(TITLE, '春の献立')
  const pressed = draft.save()
  desk.isSlow = false
  await desk.answer()
  expect(await pressed).toBe(true)
  expect(desk.asked.map(({ isAutosave }) => isAutosave)).toEqual([true, false])
})

test('a press on save after an autosave makes a version of its own, and a second press none', async () => {
  const { draft, desk, savedOf } = aDraft()
  draft.set(TITLE, '春')
  await pass(1500)
  expect(draft.isKept()).toBe(false)
  expect(await draft.save()).toBe(true)
  expect(desk.asked[1]).toEqual({ changes: [], isAutosave: false })
  expect(draft.isKept()).toBe(true)
  await draft.save()
  expect(desk.asked).toHaveLength(2)

  draft.set(TITLE, '夏')
  await pass(1500)
  draft.take({ ...savedOf(desk.stored, true), isPublished: true })
  expect(draft.isKept()).toBe(true)
  await draft.save()
  expect(desk.asked).toHaveLength(3)
})

test('an input method’s composition is neither sent nor refused before it ends', async () => {
  const { draft, desk } = aDraft()
  desk.answers = [tooLong('text.ja'), tooLong('text.ja')]
  desk.isSlow = true
  draft.set('text.ja', '長い文章')
  await pass(1500)
  draft.compose(true)
  draft.set(TITLE, 'ふy')
  await desk.answer()
  await pass(10_000)
  expect(desk.asked).toHaveLength(1)
  expect(draft.refusedAt('text.ja')).toBeUndefined()
  desk.isSlow = false
  draft.set(TITLE, '冬')
  draft.compose(false)
  await pass(1500)
  expect(draft.refusedAt('text.ja')).toBe('長すぎます。')
  await pass(1500)
  expect(desk.asked[2]?.changes.map(({ to }) => to)).toEqual(['冬'])
})

test('whoever composes word after word is saved between two, after four seconds', async () => {
  const { draft, desk } = aDraft()
  for (let words = 1; words <= 5; words++) {
    draft.compose(true)
    draft.set(TITLE, '冬'.repeat(words))
    await pass(950)
    draft.compose(false)
    await pass(50)
  }
  expect(desk.asked.map(({ changes }) => changes[0]?.to)).toEqual(['冬冬冬冬'])
})

test('what others saved appears in every field that was not typed in', async () => {
  const { draft, desk } = aDraft()
  desk.stored['title.en'] = 'Oysters'
  draft.set(TITLE, '牡蠣')
  await pass(1500)
  expect(draft.get('title.en')).toBe('Oysters')
})

test('two who changed one text are asked; the rest is saved, and the choice with it', async () => {
  const { draft, desk } = aDraft()
  const clash = { path: TITLE, mine: '春', theirs: '夏' }
  desk.stored[TITLE] = '夏'
  desk.answers = [{ is: 'clash', by: '澪', clashes: [clash], values: desk.stored }]
  draft.set(TITLE, '春')
  draft.set('title.en', 'Spring')
  await pass(1500)
  expect(draft.standing()).toBe('clash')
  expect(draft.clashAt(TITLE)).toEqual(clash)
  expect(draft.clashedBy()).toBe('澪')
  await pass(1500)
  expect(desk.stored['title.en']).toBe('Spring')
  expect(await draft.save()).toBe(false)

  draft.choose(TITLE, 'mine')
  await pass(0)
  expect(desk.asked.at(-1)).toEqual({
    changes: [{ path: TITLE, from: '夏', to: '春' }],
    isAutosave: false,
  })
  expect(draft.standing()).toBe('saved')
})

test('who chooses the text of the other has it, and nothing is sent', async () => {
  const { draft, desk } = aDraft()
  const clashes = [{ path: TITLE, mine: '春', theirs: '夏' }]
  desk.answers = [{ is: 'clash', by: null, clashes, values: { ...desk.stored, [TITLE]: '夏' } }]
  draft.set(TITLE, '春')
  await pass(1500)
  draft.choose(TITLE, 'theirs')
  await pass(5000)
  expect(draft.get(TITLE)).toBe('夏')
  expect(draft.standing()).toBe('saved')
  expect(desk.asked).toHaveLength(1)
})

test('a question of two texts is of what the desk has now, and over once both are the same', async () => {
  const { draft, desk, savedOf } = aDraft()
  const values = { ...desk.stored, [TITLE]: '夏' }
  desk.answers = [
    { is: 'clash', by: '澪', clashes: [{ path: TITLE, mine: '春', theirs: '夏' }], values },
  ]
  draft.set(TITLE, '春')
  await pass(1500)
  draft.take(savedOf({ ...values, [TITLE]: '秋' }))
  expect(draft.clashAt(TITLE)?.theirs).toBe('秋')
  draft.take(savedOf({ ...values, [TITLE]: '春' }))
  expect(draft.clashAt(TITLE)).toBeUndefined()
  expect(draft.standing()).toBe('saved')
})

test('a save by hand that is refused leads to the field, and the rest stay marked', async () => {
  const { draft, desk, lead } = aDraft()
  const refused = [
    { path: TITLE, message: '入力してください。' },
    { path: 'text.ja', message: '入力してください。' },
  ]
  desk.answers = [{ is: 'refused', refused }]
  draft.set(TITLE, '')
  draft.set('text.ja', '')
  expect(await draft.save()).toBe(false)
  expect(lead).toHaveBeenCalledWith([TITLE, 'text.ja'])
  expect(draft.standing()).toBe('refused')
  draft.set(TITLE, '春')
  expect(draft.refusedAt(TITLE)).toBeUndefined()
  await pass(1500)
  expect(desk.asked[1]?.changes.map(({ path }) => path)).toEqual([TITLE])
  expect(draft.refusedAt('text.ja')).toBe('入力してください。')
})

test('an autosave that is refused says so once the reader pauses, and takes them nowhere', async () => {
  const { draft, desk, lead } = aDraft()
  desk.isSlow = true
  desk.answers = [tooLong(TITLE), tooLong(TITLE)]
  draft.set(TITLE, '長い')
  await pass(1500)
  draft.set('title.en', 'Long')
  desk.isSlow = false
  await desk.answer()
  expect(draft.refusedAt(TITLE)).toBeUndefined()
  await pass(1500)
  expect(draft.refusedAt(TITLE)).toBe('長すぎます。')
  expect(lead).not.toHaveBeenCalled()
})

test('a text that was corrected before its refusal arrives is sent, and not refused', async () => {
  const { draft, desk } = aDraft()
  desk.isSlow = true
  desk.answers = [tooLong(TITLE)]
  draft.set(TITLE, '長い')
  await pass(1500)
  draft.set(TITLE, '短い')
  await pass(5000)
  desk.isSlow = false
  await desk.answer()
  expect(draft.refusedAt(TITLE)).toBeUndefined()
  await pass(1500)
  expect(desk.stored[TITLE]).toBe('短い')
  expect(draft.standing()).toBe('saved')
})

test.each(['cut-off', 'signed-out'] as const)(
  'what is typed while %s is saved once the desk answers again, and nothing else',
  async (is) => {
    const { draft, desk } = aDraft()
    desk.answers = [{ is }, { is }]
    draft.set(TITLE, '春')
    await pass(1500)
    expect(draft.standing()).toBe(is)
    await pass(2000)
    draft.set('title.en', 'Spring')
    expect(draft.standing()).toBe(is)
    await pass(6000)
    expect(draft.standing()).toBe('saved')
    expect(desk.stored).toMatchObject({ [TITLE]: '春', 'title.en': 'Spring' })
    expect(desk.asked.every(({ isAutosave }) => isAutosave)).toBe(true)
  },
)

test.each(['gone', 'outdated'] as const)(
  'a document or page that is %s keeps its text and sends nothing more',
  async (is) => {
    const { draft, desk } = aDraft()
    desk.answers = [{ is }]
    draft.set(TITLE, '春')
    await pass(1500)
    draft.set(TITLE, '春の献立')
    await pass(60_000)
    expect(draft.standing()).toBe(is)
    expect(draft.get(TITLE)).toBe('春の献立')
    expect(desk.asked).toHaveLength(1)
  },
)

test('a text the desk spells in another way stays under the reader’s hands until they leave it', async () => {
  const { draft, desk, savedOf } = aDraft()
  draft.hold(TITLE)
  draft.set(TITLE, '牛すじ\u200B ')
  desk.answers = [{ is: 'saved', saved: savedOf({ ...desk.stored, [TITLE]: '牛すじ' }) }]
  await pass(1500)
  expect(draft.get(TITLE)).toBe('牛すじ\u200B ')
  expect(draft.standing()).toBe('saved')
  draft.hold('text.ja')
  expect(draft.get(TITLE)).toBe('牛すじ')
  await pass(5000)
  expect(desk.asked).toHaveLength(1)
})

test('what another tab saved comes in; an answer that is older by then does not undo it', async () => {
  const { draft, desk, savedOf } = aDraft()
  desk.isSlow = true
  draft.set('title.en', 'Spring')
  await pass(1500)
  const older = savedOf({ ...desk.stored, 'title.en': 'Spring' })
  desk.answers = [{ is: 'saved', saved: older }]
  await pass(1000)
  draft.take(savedOf({ ...desk.stored, 'title.en': 'Spring', [TITLE]: '春' }))
  await desk.answer()
  expect(draft.get(TITLE)).toBe('春')
  expect(draft.standing()).toBe('saved')
})

test('a row that is taken away takes with it what was typed in it', async () => {
  const { draft, desk } = aDraft()
  draft.setAll({ rows: ['a', 'b'], 'rows.a.name': '逗子', 'rows.b.name': '葉山' })
  draft.set('rows', ['b'])
  await pass(1500)
  expect(desk.asked[0]?.changes.map(({ path }) => path)).toEqual(['rows', 'rows.b.name'])
})
