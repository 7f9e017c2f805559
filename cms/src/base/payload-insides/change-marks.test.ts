import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { createChangeMarks } from './change-marks.ts'

// What Payload's forms do with each change and each answer; the package exports it nowhere.
const INSIDE = new URL('../../forms/Form/fieldReducer.js', import.meta.resolve('@payloadcms/ui'))
const { fieldReducer }: { fieldReducer: (fields: FormState, action: object) => FormState } =
  await import(INSIDE.href)

/** A form with two texts, drawn after each step as the desk draws it. */
function form() {
  let fields: FormState = { name: { value: '潮火' }, area: { value: '逗子' } }
  let isSaving = false
  const drawn = () => ({ fields, isSaving, isProcessing: false })
  const marked = createChangeMarks(drawn())
  const draw = () => {
    fields = fieldReducer(fields, { type: 'UPDATE_MANY', formState: marked(drawn()) })
  }
  return {
    type: (path: 'name' | 'area', value: string) => {
      fields = fieldReducer(fields, { type: 'UPDATE', path, value })
      draw()
    },
    begin: () => {
      isSaving = true
      draw()
    },
    answer: (name: string, area: string) => {
      fields = fieldReducer(fields, {
        type: 'MERGE_SERVER_STATE',
        acceptValues: { overrideLocalChanges: false },
        prevStateRef: { current: fields },
        serverState: { name: { value: name }, area: { value: area } },
      })
      isSaving = false
      draw()
    },
    shown: () => [fields.name?.value, fields.area?.value],
  }
}

test('what a colleague changes in a field that is saved shows while another is written', () => {
  const { type, begin, answer, shown } = form()
  type('name', '潮火 本店')
  begin()
  type('area', '葉山')
  answer('潮火 本店', '逗子')
  begin()
  answer('しおび', '葉山')
  expect(shown()).toEqual(['しおび', '葉山'])
})

test('texts that are emptied and typed back while saves are on their way stay, also during a save that nobody knows of', () => {
  const { type, begin, answer, shown } = form()
  type('name', '')
  begin()
  type('name', '潮火')
  type('area', '')
  answer('', '逗子')
  expect(shown()).toEqual(['潮火', ''])
  // The next began as the first ended, and the form is not marked as saving.
  type('area', '葉山')
  answer('潮火', '')
  expect(shown()).toEqual(['潮火', '葉山'])
})
