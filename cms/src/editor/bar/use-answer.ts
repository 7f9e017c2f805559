import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { call } from '../../shell/call.ts'
import { useSaved } from '../editing.ts'

/**
 * What the desk answers at an address, asked again after each save of the opened document; `null` until it is known.
 * If the desk cannot be reached, the next save says so.
 * @param path `null`: nothing is asked
 */
export function useAnswer<Value>(
  path: string | null,
  schema: v.GenericSchema<unknown, Value>,
  method?: 'POST',
): [Value | null, (value: Value | null) => void] {
  const saved = useSaved()
  const [value, setValue] = useState<Value | null>(null)

  useEffect(() => {
    if (path === null || !saved) return
    const leaving = new AbortController()
    void call(path, schema, { signal: leaving.signal, ...(method && { method }) }).then(
      (answer) => answer.value && setValue(answer.value),
    )
    return () => leaving.abort()
  }, [path, schema, method, saved])
  return [value, setValue]
}
