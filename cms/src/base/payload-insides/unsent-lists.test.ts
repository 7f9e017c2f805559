import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { expect, test } from 'vitest'
import { unsentLists } from './unsent-lists.ts'

// What Payload's forms do with each change and each answer; the package exports it nowhere.
const INSIDE = new URL('../../forms/Form/fieldReducer.js', import.meta.resolve('@payloadcms/ui'))
const { fieldReducer }: { fieldReducer: (fields: FormState, action: object) => FormState } =
  await import(INSIDE.href)

const withOneRow = (): FormState => ({
  title: { value: '潮火', initialValue: '潮火' },
  list: { value: 1, initialValue: 1, disableFormData: true, rows: [{ id: 'first' }] },
  'list.0.id': { value: 'first', initialValue: 'first' },
  'list.0.name': { value: '逗子駅', initialValue: '逗子駅' },
})

test('a list that staff empty while an answer to the form is on its way is saved as empty', () => {
  const removed = fieldReducer(withOneRow(), { type: 'REMOVE_ROW', path: 'list', rowIndex: 0 })
  const answered = fieldReducer(removed, {
    type: 'MERGE_SERVER_STATE',
    acceptValues: { overrideLocalChanges: false },
    prevStateRef: { current: removed },
    serverState: withOneRow(),
  })
  const kept = fieldReducer(answered, {
    type: 'UPDATE_MANY',
    formState: unsentLists(answered),
  })
  expect(reduceFieldsToValues(kept, true)).toEqual({ title: '潮火', list: 0 })
  expect(unsentLists(kept)).toEqual({})
})
