import { expect, test } from 'vitest'
import { counter, createHistogram, createTally, gauge, metricsText } from './metrics.ts'
import { createRequestCounts } from './request-counts.ts'

test('metrics are written in the text format of Prometheus', () => {
  const tally = createTally(['sent', 'failed'])
  tally.add('sent')
  tally.add('sent', 2)
  const metrics = [
    gauge('noren_ready', 'Whether it is.', true),
    gauge('noren_unknown', 'Left out: nothing is known of it.', null),
    counter('noren_mails_total', 'Tries.', tally.samples('result')),
    gauge('noren_odd', 'Odd.', [{ labels: { text: 'a"b\\c\nd' }, value: 0.5 }]),
  ]
  expect(metricsText(metrics)).toBe(
    [
      '# HELP noren_ready Whether it is.',
      '# TYPE noren_ready gauge',
      'noren_ready 1',
      '# HELP noren_mails_total Tries.',
      '# TYPE noren_mails_total counter',
      'noren_mails_total{result="sent"} 3',
      'noren_mails_total{result="failed"} 0',
      '# HELP noren_odd Odd.',
      '# TYPE noren_odd gauge',
      'noren_odd{text="a\\"b\\\\c\\nd"} 0.5',
      '',
    ].join('\n'),
  )
})

test('each bucket of a histogram counts what took no longer than its bound', () => {
  const histogram = createHistogram()
  for (const seconds of [0.001, 0.002, 0.3, 60]) histogram.observe(seconds)
  const samples = histogram.samples({ kind: 'page' })
  expect(samples.map(({ labels, value }) => [labels?.le, value])).toEqual([
    ['0.001', 1],
    ['0.005', 2],
    ['0.025', 2],
    ['0.1', 2],
    ['0.25', 2],
    ['0.5', 3],
    ['1', 3],
    ['2.5', 3],
    ['10', 3],
    ['+Inf', 4],
    [undefined, 60.303],
    [undefined, 4],
  ])
  expect(samples.slice(-3).map(({ suffix }) => suffix)).toEqual(['_bucket', '_sum', '_count'])
})

test('answers are counted by route and status', () => {
  const counts = createRequestCounts()
  const home = { kind: 'page', route: '/' }
  counts.add(home, 200, 0.002)
  counts.add(home, 200, 0.002)
  counts.add(home, 304, 0.002)
  const text = metricsText(counts.metrics())
  expect(text).toContain('noren_http_requests_total{kind="page",route="/",status="200"} 2\n')
  expect(text).toContain('noren_http_requests_total{kind="page",route="/",status="304"} 1\n')
  expect(text).toContain('noren_http_request_duration_seconds_count{kind="page",route="/"} 3\n')
})
