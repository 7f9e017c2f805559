import { ReplyPanel as ReplyPanel_18b3a1bd0a36a9981076cfa27b2f22e8 } from '../../../../src/inbox/reply/reply-panel.tsx'
import { RestaurantCell as RestaurantCell_653eff1087a16628e0750600c1fa445e } from '../../../../src/inbox/tables/restaurant-cell.tsx'
import { UnreadCell as UnreadCell_2e818f5a46afa58b3943e314cd209fa9 } from '../../../../src/inbox/handling/unread-cell.tsx'
import { AssigneeField as AssigneeField_a59761e737d9b857ac6590fadbc10551 } from '../../../../src/inbox/handling/assignee-field.tsx'
import { TableLinks as TableLinks_5aa35cfcfb03e83758f756a8d4b0629f } from '../../../../src/inbox/tables/table-links.tsx'
import { ExportLink as ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0 } from '../../../../src/inbox/export-link.tsx'
import { RetentionNote as RetentionNote_3f08f6b3473ec83b5d77ddbc9b96ca21 } from '../../../../src/inbox/retention-note.tsx'
import { ErasePersonBox as ErasePersonBox_896ba3024f850d62c6a3e17f99f768c2 } from '../../../../src/inbox/erase/erase-person-box.tsx'
import { KeepTyped as KeepTyped_69ee78ce99030f266d7dd21459ff5688 } from '../../../../src/ui/keep-typed.tsx'
import { TranslatedField as TranslatedField_4724093a1d9244c2df3982aee00f5bb2 } from '../../../../src/translations/translated-field.tsx'
import { ValueDiff as ValueDiff_4723ff60007cc610724ca77ae25abf3b } from '../../../../src/versions/value-diff.tsx'
import { RowLabel as RowLabel_9d603b118e20a7ddd830df559763f720 } from '../../../../src/ui/row-label.tsx'
import { PictureNotes as PictureNotes_6e40352d38f02e748aad3a7802a7ae51 } from '../../../../src/media/picture-notes.tsx'
import { PlanNote as PlanNote_2f275f55111923fc65e4085ac11e5bb6 } from '../../../../src/schedule/plan-note.tsx'
import { DocumentGaps as DocumentGaps_8113df8e0a043b88d446a3df54572649 } from '../../../../src/translations/document-gaps.tsx'
import { ViewPage as ViewPage_af7087d671243aba405985a1fff9667e } from '../../../../src/preview/view-page.tsx'
import { VersionsView as VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3 } from '../../../../src/versions/versions-view.tsx'
import { UsedIn as UsedIn_97a85b6e2fe744f20fd9f415878b4b27 } from '../../../../src/media/used-in.tsx'
import { CurrentPasswordField as CurrentPasswordField_da54caf33e8dc929529ca78594d4f7ba } from '../../../../src/accounts/current-password-field.tsx'
import { Icon as Icon_a06b771d0d57fda06c7139263c021b57 } from '../../../../src/ui/logo.tsx'
import { Logo as Logo_a06b771d0d57fda06c7139263c021b57 } from '../../../../src/ui/logo.tsx'
import { GuideLink as GuideLink_1e3ab74efe8fb38da0eaddad31a5ad69 } from '../../../../src/guides/guide-link.tsx'
import { ForgottenPassword as ForgottenPassword_58bcde0d80351e072260208d5a7d59a7 } from '../../../../src/ui/forgotten-password.tsx'
import { ClosuresLink as ClosuresLink_eba145b51a53875a5af39523a764fb05 } from '../../../../src/closures/closures-link.tsx'
import { TranslationsLink as TranslationsLink_ce460a889225760584583f5acea29e99 } from '../../../../src/translations/translations-link.tsx'
import { Translated as Translated_2f8ffacce7f6c178346c719f73776eb0 } from '../../../../src/ui/translated.tsx'
import { TodayView as TodayView_6be1af69012211ede9b6707f13e0e2e7 } from '../../../../src/today/today-view.tsx'
import { ClosuresView as ClosuresView_099185ea1ea1c67232c8b3697f936aef } from '../../../../src/closures/closures-view.tsx'
import { TranslationsView as TranslationsView_1991dc7cb191013518685bd718b21c06 } from '../../../../src/translations/translations-view.tsx'
import { GuideView as GuideView_958c262dea0efd187e89a04360f9c0c8 } from '../../../../src/guides/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/inbox/reply/reply-panel.tsx#ReplyPanel": ReplyPanel_18b3a1bd0a36a9981076cfa27b2f22e8,
  "/src/inbox/tables/restaurant-cell.tsx#RestaurantCell": RestaurantCell_653eff1087a16628e0750600c1fa445e,
  "/src/inbox/handling/unread-cell.tsx#UnreadCell": UnreadCell_2e818f5a46afa58b3943e314cd209fa9,
  "/src/inbox/handling/assignee-field.tsx#AssigneeField": AssigneeField_a59761e737d9b857ac6590fadbc10551,
  "/src/inbox/tables/table-links.tsx#TableLinks": TableLinks_5aa35cfcfb03e83758f756a8d4b0629f,
  "/src/inbox/export-link.tsx#ExportLink": ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0,
  "/src/inbox/retention-note.tsx#RetentionNote": RetentionNote_3f08f6b3473ec83b5d77ddbc9b96ca21,
  "/src/inbox/erase/erase-person-box.tsx#ErasePersonBox": ErasePersonBox_896ba3024f850d62c6a3e17f99f768c2,
  "/src/ui/keep-typed.tsx#KeepTyped": KeepTyped_69ee78ce99030f266d7dd21459ff5688,
  "/src/translations/translated-field.tsx#TranslatedField": TranslatedField_4724093a1d9244c2df3982aee00f5bb2,
  "/src/versions/value-diff.tsx#ValueDiff": ValueDiff_4723ff60007cc610724ca77ae25abf3b,
  "/src/ui/row-label.tsx#RowLabel": RowLabel_9d603b118e20a7ddd830df559763f720,
  "/src/media/picture-notes.tsx#PictureNotes": PictureNotes_6e40352d38f02e748aad3a7802a7ae51,
  "/src/schedule/plan-note.tsx#PlanNote": PlanNote_2f275f55111923fc65e4085ac11e5bb6,
  "/src/translations/document-gaps.tsx#DocumentGaps": DocumentGaps_8113df8e0a043b88d446a3df54572649,
  "/src/preview/view-page.tsx#ViewPage": ViewPage_af7087d671243aba405985a1fff9667e,
  "/src/versions/versions-view.tsx#VersionsView": VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3,
  "/src/media/used-in.tsx#UsedIn": UsedIn_97a85b6e2fe744f20fd9f415878b4b27,
  "/src/accounts/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_da54caf33e8dc929529ca78594d4f7ba,
  "/src/ui/logo.tsx#Icon": Icon_a06b771d0d57fda06c7139263c021b57,
  "/src/ui/logo.tsx#Logo": Logo_a06b771d0d57fda06c7139263c021b57,
  "/src/guides/guide-link.tsx#GuideLink": GuideLink_1e3ab74efe8fb38da0eaddad31a5ad69,
  "/src/ui/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_58bcde0d80351e072260208d5a7d59a7,
  "/src/closures/closures-link.tsx#ClosuresLink": ClosuresLink_eba145b51a53875a5af39523a764fb05,
  "/src/translations/translations-link.tsx#TranslationsLink": TranslationsLink_ce460a889225760584583f5acea29e99,
  "/src/ui/translated.tsx#Translated": Translated_2f8ffacce7f6c178346c719f73776eb0,
  "/src/today/today-view.tsx#TodayView": TodayView_6be1af69012211ede9b6707f13e0e2e7,
  "/src/closures/closures-view.tsx#ClosuresView": ClosuresView_099185ea1ea1c67232c8b3697f936aef,
  "/src/translations/translations-view.tsx#TranslationsView": TranslationsView_1991dc7cb191013518685bd718b21c06,
  "/src/guides/guide-view.tsx#GuideView": GuideView_958c262dea0efd187e89a04360f9c0c8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
