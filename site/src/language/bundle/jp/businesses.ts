import type { businesses as source } from '../en/businesses.ts'

export const businesses: typeof source = {
  label: '事業',
  title: '事業の\u200Bひとつひとつ',
  what: '事業の内容',
  forWhom: 'どなたに',
  howToAsk: 'お問い合わせの方法',
  ask: 'お問い合わせ',
  askAbout: (name) => `（${name}）`,
  subject: (name) => `${name}について`,
}
