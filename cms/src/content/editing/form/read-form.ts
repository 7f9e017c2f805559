import type { PayloadRequest } from 'payload'
import type { Opened } from '../../../staff/access/endpoint.ts'
import type { Form } from './form.ts'

/** The form of a document as its reader may see it; `null` where there is none. */
export async function formAt(_req: PayloadRequest, _opened: Opened): Promise<Form | null> {
  return null
}
