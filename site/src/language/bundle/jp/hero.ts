import type { hero as english } from '../en/hero.ts'

/** The hero's built-in content, in Japanese. Zero-width spaces separate phrases. */
export const hero: typeof english = {
  badge: '商品開発と研究の組織',
  title: '思い描く\u200B未来を、\u200Bかたちに。',
  subtitle: '宿と、\u200B食と、\u200B人と。\u200Bひとつの\u200B会社で\u200Bお引き受けしています。',
  button1: '会社を知る',
  button2: '動画を見る',
  success: '500件を超える実績',
  community: 'ご一緒しませんか',
}
