import { say, type Words } from '../words.ts'

/** How a call of ours says no: as Payload does, so that its screens show the sentence. */
export function refusal(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** Says no in the reader's language: why, or no more than that. */
export function refuse(
  req: Parameters<typeof say>[0],
  status: keyof typeof PLAIN,
  words: Words = PLAIN[status],
): Response {
  return refusal(status, say(req, words))
}

const PLAIN = {
  400: {
    en: 'The desk could not read this. Please reload the page and try again.',
    ja: '内容を読み取れませんでした。ページを再読み込みして、もう一度お試しください。',
  },
  401: { en: 'Please sign in.', ja: 'ログインしてください。' },
  403: {
    en: 'Your account may not do this. Please ask an administrator.',
    ja: 'この操作の権限がありません。管理者に依頼してください。',
  },
  404: {
    en: 'There is nothing here any more, or it is not open to your account.',
    ja: '見つかりません。削除されたか、閲覧する権限がありません。',
  },
} as const satisfies { [status: number]: Words }
