import { TableAnswer as TableAnswer_96b28f9815ba661952ba073ddf381add } from '../../../../src/inbox/tables/table-answer.tsx'
import { RestaurantCell as RestaurantCell_653eff1087a16628e0750600c1fa445e } from '../../../../src/inbox/tables/restaurant-cell.tsx'
import { TableLinks as TableLinks_5aa35cfcfb03e83758f756a8d4b0629f } from '../../../../src/inbox/tables/table-links.tsx'
import { ExportLink as ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0 } from '../../../../src/inbox/export-link.tsx'
import { KeepTyped as KeepTyped_69ee78ce99030f266d7dd21459ff5688 } from '../../../../src/ui/keep-typed.tsx'
import { ValueDiff as ValueDiff_4723ff60007cc610724ca77ae25abf3b } from '../../../../src/versions/value-diff.tsx'
import { RowLabel as RowLabel_9d603b118e20a7ddd830df559763f720 } from '../../../../src/ui/row-label.tsx'
import { VersionsView as VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3 } from '../../../../src/versions/versions-view.tsx'
import { CurrentPasswordField as CurrentPasswordField_da54caf33e8dc929529ca78594d4f7ba } from '../../../../src/accounts/current-password-field.tsx'
import { Icon as Icon_a06b771d0d57fda06c7139263c021b57 } from '../../../../src/ui/logo.tsx'
import { Logo as Logo_a06b771d0d57fda06c7139263c021b57 } from '../../../../src/ui/logo.tsx'
import { ForgottenPassword as ForgottenPassword_58bcde0d80351e072260208d5a7d59a7 } from '../../../../src/ui/forgotten-password.tsx'
import { PublishNotice as PublishNotice_f421573002eb89a2894daf56285b75bc } from '../../../../src/publish/notice.tsx'
import { Translated as Translated_2f8ffacce7f6c178346c719f73776eb0 } from '../../../../src/ui/translated.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/inbox/tables/table-answer.tsx#TableAnswer": TableAnswer_96b28f9815ba661952ba073ddf381add,
  "/src/inbox/tables/restaurant-cell.tsx#RestaurantCell": RestaurantCell_653eff1087a16628e0750600c1fa445e,
  "/src/inbox/tables/table-links.tsx#TableLinks": TableLinks_5aa35cfcfb03e83758f756a8d4b0629f,
  "/src/inbox/export-link.tsx#ExportLink": ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0,
  "/src/ui/keep-typed.tsx#KeepTyped": KeepTyped_69ee78ce99030f266d7dd21459ff5688,
  "/src/versions/value-diff.tsx#ValueDiff": ValueDiff_4723ff60007cc610724ca77ae25abf3b,
  "/src/ui/row-label.tsx#RowLabel": RowLabel_9d603b118e20a7ddd830df559763f720,
  "/src/versions/versions-view.tsx#VersionsView": VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3,
  "/src/accounts/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_da54caf33e8dc929529ca78594d4f7ba,
  "/src/ui/logo.tsx#Icon": Icon_a06b771d0d57fda06c7139263c021b57,
  "/src/ui/logo.tsx#Logo": Logo_a06b771d0d57fda06c7139263c021b57,
  "/src/ui/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_58bcde0d80351e072260208d5a7d59a7,
  "/src/publish/notice.tsx#PublishNotice": PublishNotice_f421573002eb89a2894daf56285b75bc,
  "/src/ui/translated.tsx#Translated": Translated_2f8ffacce7f6c178346c719f73776eb0,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
