import type { ServerProps } from 'payload'
import { say } from '../words.ts'

/** Stands where Payload offers to mail a new password: no mail leaves the staff zone. */
export function ForgottenPassword({ i18n }: ServerProps) {
  return (
    <p className="desk-hint">
      {say(
        { i18n },
        {
          en: 'Forgotten your password? Please ask an administrator to set a new one for you.',
          ja: 'パスワードをお忘れの場合は、管理者に新しいパスワードの設定を依頼してください。',
        },
      )}
    </p>
  )
}
