import type { Form } from '../content/editing/form/form.ts'

/** The form of a document. */
export function Editor({ form }: { form: Form }) {
  return <h1>{form.place}</h1>
}
