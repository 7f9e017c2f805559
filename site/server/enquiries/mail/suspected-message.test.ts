import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { expect, test } from 'vitest'
import { VALID } from '../../testing/enquiry.ts'
import { suspectedMessage } from './suspected-message.ts'

const SETTINGS = { from: 'site@example.jp', to: ['desk@example.jp'] }

const suspected = (mark: string): HandedEnquiry => ({
  ...VALID,
  id: '01890000-0000-7000-8000-0123456789ab',
  receivedAt: '2026-11-20T03:00:00.000Z',
  language: 'jp',
  quarantined: true,
  marks: [mark],
  mailedAt: null,
})

const linesAbout = (...enquiries: [HandedEnquiry, ...HandedEnquiry[]]) =>
  String(suspectedMessage(enquiries, SETTINGS, 'example.jp').text).split('\n')

test('the morning mail says how many came in a burst, among which guests are likely', () => {
  const burst = suspected('many-at-once')
  expect(linesAbout(suspected('sent-too-fast'), burst, burst).slice(3, 5)).toEqual([
    'うち2件は、短時間に集中して届いたものです。お客様からのものが混じっている可能性が高いため、必ず確認してください。',
    'Of them, 2 came while very many wrote at once: guests are likely among those.',
  ])
  expect(linesAbout(suspected('sent-too-fast')).slice(3, 4)).toEqual([''])
})
