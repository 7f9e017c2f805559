import { useAllFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { unsentLists } from './unsent-lists.ts'

/**
 * Has a list saved as empty that staff emptied while the form waited for an answer: that answer, made when the list
 * still had rows, marks it as one that is sent by its rows, and Payload never takes the mark away again.
 */
export function KeepEmptied() {
  const [fields, dispatchFields] = useAllFormFields()

  useEffect(() => {
    const formState = unsentLists(fields)
    if (Object.keys(formState).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState })
  }, [fields, dispatchFields])

  return null
}
