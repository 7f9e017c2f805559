import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { GROUPS } from '../../../base/groups.ts'
import { settings } from '../../../base/settings.ts'
import { searchList } from '../../../base/spelling/search-list.ts'
import {
  INVITATION_CELL,
  LOG_LINK,
  OF_EVERY_FORM,
  PASSWORD_PART,
  ROLE_FIELD,
  SECOND_FACTOR,
  SIGNED_IN,
} from '../../../base/ui/components.ts'
import { say, type Words } from '../../../base/words.ts'
import {
  everywhere,
  ownAccount,
  ROLE_WORDS,
  ROLES,
  reach,
  staffField,
} from '../../../staff/access/roles.ts'
import { needCurrentPassword } from '../../../staff/accounts/current-password.ts'
import { invitationEndpoints } from '../../../staff/accounts/invitations/endpoints.ts'
import { ADD_STAFF } from '../../../staff/accounts/invitations/invitation-words.ts'
import {
  addWithoutPassword,
  endLink,
  endLinksOfDemoted,
  endLinksOfRemoved,
  takePassword,
} from '../../../staff/accounts/invitations/without-password.ts'
import { keepOneOwner } from '../../../staff/accounts/last-owner.ts'
import { ownRestaurantsField } from '../../../staff/accounts/own-restaurants/field.ts'
import { checkPassword } from '../../../staff/accounts/password-rules.ts'
import { ROLE_LABEL } from '../../../staff/accounts/role/role-words.ts'
import { answerCodeRefused, checkCode } from '../../../staff/accounts/second-factor/check-code.ts'
import { secondFactorEndpoints } from '../../../staff/accounts/second-factor/endpoints.ts'
import { forgetFactor } from '../../../staff/accounts/second-factor/second-factors.ts'
import { owesFactor } from '../../../staff/accounts/second-factor/sign-in-rules.ts'
import { noteBrowser, sessionsField } from '../../../staff/accounts/sessions/browser.ts'
import { signOut } from '../../../staff/accounts/sessions/sessions.ts'
import { keepNewerChanges, takeOneTime } from '../../../staff/accounts/sign-in.ts'
import {
  notePassword,
  recordAdded,
  recordChanged,
  recordRemoved,
  recordSignIn,
  recordSignOut,
  recordUnlocked,
} from '../../../staff/audit/hooks.ts'
import { recordRefusedSignIn } from '../../../staff/audit/refused-sign-ins.ts'
import { forgetPlanner } from '../../editing/schedule/plans.ts'
import { forgetUploader } from '../../library/media/upload-record.ts'
import { formPlace } from '../../model/fields/layout.ts'
import { endLongSessions, firstIsOwner, hideLock, refuseForgotPassword } from './user-rules.ts'

const owners = everywhere('people')

const NO_ADDRESS: Words = {
  en: 'A name has no @: please type the name alone. The e-mail address has its own field.',
  ja: '名前に@は使えません。名前だけを入力してください。メールアドレスには専用の欄があります。',
}

const noAddress: TextFieldSingleValidation = (value, options) =>
  /[@＠﹫]/.test(value ?? '') ? say(options.req, NO_ADDRESS) : text(value, options)

const MINUTE_S = 60
const MINUTE_MS = 60_000

export const users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: {
    singular: { en: 'Member of staff', ja: 'スタッフ' },
    plural: { en: 'Staff', ja: 'スタッフ' },
  },
  custom: { add: ADD_STAFF },
  access: {
    admin: ({ req }) => req.user !== null,
    create: owners,
    delete: owners,
    read: ownAccount,
    update: ownAccount,
    readVersions: owners,
    unlock: owners,
  },
  admin: {
    group: GROUPS.office,
    useAsTitle: 'email',
    listSearchableFields: ['email', 'name'],
    hideAPIURL: true,
    // Their own account has a screen of its own.
    hidden: ({ user }) =>
      reach(user && { role: user.role, owesFactor: user.owesFactor }, 'people') !== 'all',
    defaultColumns: ['email', 'name', 'role', 'invitation'],
    components: {
      edit: { beforeDocumentControls: OF_EVERY_FORM },
      beforeListTable: [LOG_LINK],
    },
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * MINUTE_MS,
    // Half an hour without a click; the desk renews it while staff work (L19).
    tokenExpiration: 30 * MINUTE_S,
    cookies: { sameSite: 'Strict', secure: settings.origin.startsWith('https:') },
    useAPIKey: false,
  },
  hooks: {
    beforeOperation: [
      refuseForgotPassword,
      addWithoutPassword,
      needCurrentPassword,
      endLongSessions,
      takeOneTime,
      searchList,
    ],
    beforeLogin: [keepNewerChanges, checkCode, noteBrowser],
    afterLogin: [recordSignIn],
    afterLogout: [recordSignOut],
    beforeValidate: [checkPassword],
    beforeChange: [firstIsOwner, endLink, notePassword],
    afterChange: [takePassword, endLinksOfDemoted, recordAdded, recordChanged],
    beforeDelete: [forgetUploader, forgetPlanner, forgetFactor, endLinksOfRemoved],
    afterDelete: [recordRemoved],
    afterOperation: [keepOneOwner, recordUnlocked],
    afterError: [recordRefusedSignIn, answerCodeRefused, hideLock],
  },
  endpoints: [...invitationEndpoints, ...secondFactorEndpoints, signOut],
  fields: [
    {
      name: 'currentPassword',
      type: 'text',
      // Never stored: the form only sends it with a new address.
      virtual: true,
      label: { en: 'Your own current password', ja: 'ご自身の現在のパスワード' },
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: {
          Field: '/src/staff/accounts/current-password-field.tsx#CurrentPasswordField',
        },
      },
    },
    {
      name: 'name',
      type: 'text',
      label: { en: 'Name', ja: '名前' },
      maxLength: 100,
      // Shown where other accounts show their address: an address as the name could impersonate someone.
      validate: noAddress,
    },
    {
      name: 'role',
      type: 'select',
      label: ROLE_LABEL,
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      admin: {
        // The form of the first account does not ask: that account is an owner's.
        condition: (_data, _siblings, { user }) => user?.role === 'owner',
        components: { Field: ROLE_FIELD },
      },
      access: { create: owners, update: owners, read: staffField },
      options: ROLES.map((value) => ({ value, label: ROLE_WORDS[value] })),
    },
    ownRestaurantsField,
    owesFactor,
    {
      name: 'invitation',
      type: 'ui',
      label: { en: 'Invitation', ja: '招待' },
      admin: {
        components: { Field: PASSWORD_PART, Cell: INVITATION_CELL },
        disableBulkEdit: true,
      },
    },
    formPlace('secondFactor', SECOND_FACTOR),
    formPlace('signedIn', SIGNED_IN),
    sessionsField,
  ],
}
