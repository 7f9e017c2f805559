import type { mail as source } from '../en/mail.ts'

export const mail: typeof source = {
  line: (label, value) => `${label}：${value}`,
  cut: '（長いため、途中までを写しました。お手数ですが、続きはこちらにお書きください。）',
}
