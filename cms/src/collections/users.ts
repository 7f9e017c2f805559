import type { CollectionConfig } from 'payload'
import { adminField, admins, ownAccount, ROLES, staffField } from '../access/roles.ts'
import { needCurrentPassword } from '../accounts/current-password.ts'
import { keepOneAdmin } from '../accounts/last-admin.ts'
import { checkPassword, PASSWORD_RULE } from '../accounts/password-rules.ts'
import { keepChangesMadeMeanwhile, takeOneTime } from '../accounts/sign-in.ts'
import { GROUPS } from '../groups.ts'
import { settings } from '../settings.ts'
import { KEEP_TYPED } from '../ui/components.ts'
import { endLongSessions, firstIsAdmin, hideLock, refuseForgotPassword } from './user-rules.ts'

const MINUTE_S = 60
const MINUTE_MS = 60_000

export const users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: {
    singular: { en: 'Member of staff', ja: 'スタッフ' },
    plural: { en: 'Staff', ja: 'スタッフ' },
  },
  access: {
    admin: ({ req }) => req.user !== null,
    create: admins,
    delete: admins,
    read: ownAccount,
    update: ownAccount,
    readVersions: admins,
    unlock: admins,
  },
  admin: {
    group: GROUPS.office,
    description: PASSWORD_RULE,
    useAsTitle: 'email',
    hideAPIURL: true,
    defaultColumns: ['email', 'name', 'role'],
    components: { edit: { beforeDocumentControls: [KEEP_TYPED] } },
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * MINUTE_MS,
    // Half an hour without a click; the desk renews it while somebody works (L19).
    tokenExpiration: 30 * MINUTE_S,
    cookies: { sameSite: 'Strict', secure: settings.origin.startsWith('https:') },
    useAPIKey: false,
  },
  hooks: {
    beforeOperation: [refuseForgotPassword, needCurrentPassword, endLongSessions, takeOneTime],
    beforeLogin: [keepChangesMadeMeanwhile],
    beforeValidate: [checkPassword],
    beforeChange: [firstIsAdmin],
    afterOperation: [keepOneAdmin],
    afterError: [hideLock],
  },
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      // Never kept: it only goes along with a new password.
      virtual: true,
      label: { en: 'Your own current password', ja: 'ご自身の現在のパスワード' },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '/src/accounts/current-password-field.tsx#CurrentPasswordField' },
      },
    },
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', ja: '名前' },
      maxLength: 100,
    },
    {
      name: 'role',
      type: 'select',
      label: { en: 'Permissions', ja: '権限' },
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      admin: {
        // Whoever makes the first account is not asked: they may do everything.
        condition: (_data, _siblings, { user }) => user?.role === 'admin',
      },
      access: { create: adminField, update: adminField, read: staffField },
      options: [
        { value: ROLES[0], label: { en: 'Content and enquiries', ja: 'コンテンツとお問い合わせ' } },
        {
          value: ROLES[1],
          label: { en: 'Everything, also staff', ja: 'すべて（スタッフ管理を含む）' },
        },
      ],
    },
  ],
}
