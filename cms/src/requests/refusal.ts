import type { Words } from '../words.ts'

/** How a call of ours says no: as Payload does, so that its screens show the sentence. */
export function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** What whoever is not signed in is told. */
export const SIGN_IN: Words = { en: 'Please sign in.', ja: 'ログインしてください。' }
