import { eachOf } from '@noren/contract/fields'
import { SERVICE_DAYS } from '@noren/contract/hours/opening-hours'
import { readText } from '@noren/contract/json'
import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../../base/new-id.ts'
import { rowsOf, type StoredRow, TIME_NAMES, type Week, weekOf } from './week.ts'

/** The week that the rows of a form describe, and the function that changes it. */
export function useWeek(path: string): [Week, (week: Week) => void] {
  const { dispatchFields, getFields, setModified } = useForm()
  const stored = useFormFields(([fields]) => JSON.stringify(rowsIn(fields, path)))
  const [week, setWeek] = useState(() => weekOf(rowsIn(getFields(), path)))
  const written = useRef(stored)

  // A save brings what others changed, and a reset what was there before.
  useEffect(() => {
    if (stored === written.current) return
    written.current = stored
    setWeek(weekOf(rowsIn(getFields(), path)))
  }, [stored, getFields, path])

  function change(next: Week): void {
    setWeek(next)
    const fields = getFields()
    const before = rowsIn(fields, path)
    const rows = rowsOf(next, before, newId)
    if (JSON.stringify(rows) === JSON.stringify(before)) return
    written.current = JSON.stringify(rows)
    for (const gone of pathsFrom(fields, path, rows.length)) {
      dispatchFields({ type: 'REMOVE', path: gone })
    }
    dispatchFields({ type: 'UPDATE_MANY', formState: stateOf(fields, path, rows) })
    setModified(true)
  }

  return [week, change]
}

function rowsIn(fields: FormState, path: string): StoredRow[] {
  return (fields[path]?.rows ?? []).map(({ id }, index) => {
    const value = (name: string) => fields[`${path}.${index}.${name}`]?.value
    const days = value('days')
    return {
      ...eachOf(['label', ...TIME_NAMES] as const, (name) => readText(value(name))),
      id,
      days: SERVICE_DAYS.filter((day) => Array.isArray(days) && days.includes(day)),
    }
  })
}

/** The form's state for these rows; `isModified` keeps them when the answer to an earlier save arrives. */
function stateOf(fields: FormState, path: string, rows: readonly StoredRow[]): FormState {
  const state: FormState = {
    [path]: {
      ...fields[path],
      disableFormData: rows.length > 0,
      rows: rows.map(({ id }) => fields[path]?.rows?.find((row) => row.id === id) ?? { id }),
      value: rows.length,
    },
  }
  for (const [index, row] of rows.entries()) {
    for (const [name, value] of Object.entries({ ...row, label: row.label || null })) {
      const at = `${path}.${index}.${name}`
      state[at] = { ...fields[at], isModified: true, passesCondition: true, valid: true, value }
    }
  }
  return state
}

/** The paths of the rows that are there no more. */
function pathsFrom(fields: FormState, path: string, count: number): string[] {
  return Object.keys(fields).filter(
    (each) =>
      each.startsWith(`${path}.`) && Number(each.slice(path.length + 1).split('.')[0]) >= count,
  )
}
