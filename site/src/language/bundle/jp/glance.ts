import type { glance as source } from '../en/glance.ts'

export const glance: typeof source = {
  title: '今日のお店',
}
