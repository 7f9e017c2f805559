import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { proves } from '../../scripts/testing/proves.ts'
import { dropInnerHeaders } from './security.ts'

test(
  'no outside request can pose as a part of the program, or set the desk’s address',
  proves('L21'),
  () => {
    const claimed: IncomingHttpHeaders = {
      'x-middleware-subrequest': 'middleware:middleware',
      'x-middleware-rewrite': '/admin/account',
      'x-middleware-override-headers': 'authorization',
      'x-invoke-path': '/admin/account',
      'x-invoke-status': '500',
      'x-matched-path': '/admin/account',
      'x-now-route-matches': '1=account',
      'x-nextjs-data': '1',
      'x-next-resume-state-length': '7',
      'next-resume': '1',
      'x-prerender-revalidate': 'guess',
      'x-action-forwarded': '1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': '81',
    }
    const desk: IncomingHttpHeaders = {
      host: 'desk.example.jp',
      cookie: 'payload-token=x',
      rsc: '1',
      'next-action': '40c9',
      'next-url': '/admin',
      'next-router-state-tree': '%5B%5D',
      'x-forwarded-for': '192.0.2.7',
    }
    const headers = { ...claimed, ...desk }
    dropInnerHeaders(headers, 'https://desk.example.jp')
    expect(headers).toEqual({
      ...desk,
      'x-forwarded-host': 'desk.example.jp',
      'x-forwarded-proto': 'https',
    })
  },
)
