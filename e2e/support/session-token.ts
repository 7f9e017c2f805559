/** The token a sign-in has set as a cookie. @param head the answer's headers, or the one that sets it */
export function tokenIn(head: string): string {
  const [, token] = /\bnoren-token=([^;]+)/.exec(head) ?? []
  if (!token) throw new Error('The sign-in set no cookie')
  return token
}

/** As {@link tokenIn}, for a response of `fetch`. */
export function sessionToken({ headers }: Response): string {
  return tokenIn(headers.get('Set-Cookie') ?? '')
}
