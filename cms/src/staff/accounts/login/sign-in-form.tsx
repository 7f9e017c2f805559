'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  PasswordField,
  useAuth,
  useConfig,
  useTranslation,
} from '@payloadcms/ui'
import { email } from 'payload/shared'
import { CodeField } from './code-field.tsx'

const EMPTY = { value: undefined, initialValue: undefined, valid: true }
/** One for all: another one would empty the form, as Payload sees it. */
const INITIAL = { email: EMPTY, password: EMPTY }

/** Address and password, and the code of the second factor once the desk asks for it. */
export function SignInForm({ next }: { next: string }) {
  const { routes } = useConfig().config
  const { fetchFullUser } = useAuth()
  const { t } = useTranslation()
  return (
    <Form
      action={`${routes.api}/users/login`}
      className="login__form"
      disableSuccessStatus
      initialState={INITIAL}
      method="POST"
      onSuccess={async () => void (await fetchFullUser())}
      redirect={next}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            label: t('general:email'),
            required: true,
            admin: { autoComplete: 'username' },
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          autoComplete="current-password"
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
        <CodeField />
      </div>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
