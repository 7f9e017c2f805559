import { expect, test } from 'vitest'
import { withoutKept } from './use-drafts.ts'

const letter = (key: string) => ({ key, subject: 'お席のこと', text: 'お待ちしています。' })

test('a letter that the desk has kept is begun anew, and one that may not have been sent stays as it was', () => {
  const drafts = {
    open: 'cancellation',
    of: { cancellation: letter('told'), moved: letter('begun'), confirmed: letter('uncertain') },
  }
  const answers = [
    { id: 'told', how: 'telephone' },
    { id: 'uncertain', how: 'sending' },
  ] as const
  expect(withoutKept(drafts, answers)).toEqual({
    open: 'cancellation',
    of: { moved: letter('begun'), confirmed: letter('uncertain') },
  })
})
