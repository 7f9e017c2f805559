import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { call } from '../../shell/call.ts'
import { useEditing } from '../editing.ts'
import { useSaved } from './use-saved.ts'

type Asking = { method?: 'POST' }

/**
 * What the desk answers about the opened document, asked again after each save; `null` until it is known.
 * If the desk cannot be reached, the next save says so.
 * @param name of the endpoint
 */
export function useAnswer<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  { method }: Asking = {},
): [Value | null, (value: Value | null) => void] {
  const { form } = useEditing()
  const { updatedAt, isPublished, isShown } = useSaved()
  const [value, setValue] = useState<Value | null>(null)
  const saved = `${updatedAt} ${isPublished} ${isShown}`

  useEffect(() => {
    if (!saved) return
    const leaving = new AbortController()
    const { signal } = leaving
    void call(`/api/${form.place}/${name}`, schema, { signal, ...(method && { method }) }).then(
      (answer) => !signal.aborted && answer.value && setValue(answer.value),
    )
    return () => leaving.abort()
  }, [form.place, name, schema, method, saved])
  return [value, setValue]
}
