import { errorFacts, log } from '@noren/kit/process/log'
import { requestId } from '@noren/kit/process/request-scope'
import type { HeaderPolicy } from './http/response/headers.ts'
import { problem } from './http/response/json-response.ts'

/**
 * A page that depends on nothing, for when making the right one failed.
 * @param id what the request is called in the log, for the visitor to quote
 */
const errorPage = (id: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<title>Something went wrong | エラーが発生しました</title></head><body><main>',
    '<h1>Something went wrong</h1><p>Please try again in a moment.</p>',
    '<div lang="ja"><h1>エラーが発生しました</h1><p>しばらくしてから、もう一度お試しください。</p></div>',
    `<p>Reference | 参照番号: <code>${id}</code></p>`,
    '<p><a href="/">Back to Home | ホームに戻る</a></p></main></body></html>',
  ].join('')

/** A path as logs have it: whoever reads them must not be able to open a guest's link. */
function namelessPath(path: string): string {
  return path.replace(/^((?:\/[a-z-]+)?\/r\/).*/, '$1-')
}

/** Answers an error of our own: one line in the log, no details to the visitor. */
export function serverError(error: unknown, path: string, policy: HeaderPolicy): Response {
  log('error', 'request failed', { path: namelessPath(path).slice(0, 200), ...errorFacts(error) })
  if (/^\/(api|internal)\//.test(path)) {
    return problem(policy, 500, 'Something went wrong. Please try again in a moment.')
  }
  const headers = {
    ...policy.page([]),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  }
  return new Response(errorPage(requestId() ?? ''), { status: 500, headers })
}
