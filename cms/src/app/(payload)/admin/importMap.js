import { ClashField as ClashField_295e319c5dfbabdaa8932951445a279b } from '../../../../src/together/clash-field.tsx'
import { ReplyPanel as ReplyPanel_18b3a1bd0a36a9981076cfa27b2f22e8 } from '../../../../src/inbox/reply/reply-panel.tsx'
import { RestaurantCell as RestaurantCell_653eff1087a16628e0750600c1fa445e } from '../../../../src/inbox/tables/restaurant-cell.tsx'
import { UnreadCell as UnreadCell_2e818f5a46afa58b3943e314cd209fa9 } from '../../../../src/inbox/handling/unread-cell.tsx'
import { AssigneeField as AssigneeField_a59761e737d9b857ac6590fadbc10551 } from '../../../../src/inbox/handling/assignee-field.tsx'
import { TableLinks as TableLinks_5aa35cfcfb03e83758f756a8d4b0629f } from '../../../../src/inbox/tables/table-links.tsx'
import { ExportLink as ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0 } from '../../../../src/inbox/export-link.tsx'
import { RetentionNote as RetentionNote_3f08f6b3473ec83b5d77ddbc9b96ca21 } from '../../../../src/inbox/retention-note.tsx'
import { ErasePersonBox as ErasePersonBox_896ba3024f850d62c6a3e17f99f768c2 } from '../../../../src/inbox/erase/erase-person-box.tsx'
import { KeepTyped as KeepTyped_a729aeb90b8bfadbc44652e51db76ec4 } from '../../../../src/autosave/keep-typed.tsx'
import { ShowRefused as ShowRefused_530996012a4ad3bc60a03173b2107780 } from '../../../../src/ui/show-refused.tsx'
import { FormHead as FormHead_eb100961aedc6ba47c4ce91647424851 } from '../../../../src/ui/form-head.tsx'
import { CarriedText as CarriedText_7008e0e24cc14560d5903cf13ea27535 } from '../../../../src/side-by-side/carried-text.tsx'
import { TranslatedField as TranslatedField_4724093a1d9244c2df3982aee00f5bb2 } from '../../../../src/translations/translated-field.tsx'
import { PairedField as PairedField_9a5e36b5569f4c4bfb79603583740df8 } from '../../../../src/side-by-side/paired-field.tsx'
import { LengthHint as LengthHint_a9d5acfdb5389be8c1627810ce350123 } from '../../../../src/fields/length-hint.tsx'
import { ValueDiff as ValueDiff_4723ff60007cc610724ca77ae25abf3b } from '../../../../src/versions/value-diff.tsx'
import { RowLabel as RowLabel_9d603b118e20a7ddd830df559763f720 } from '../../../../src/ui/row-label.tsx'
import { PictureNotes as PictureNotes_6e40352d38f02e748aad3a7802a7ae51 } from '../../../../src/media/picture-notes.tsx'
import { MenuOfRestaurant as MenuOfRestaurant_092d2ab743a55a4e77e36ec4ae921a05 } from '../../../../src/menu/menu-of-restaurant.tsx'
import { MenusOfList as MenusOfList_e119679eb577d64a4e96c6864b3d9cc9 } from '../../../../src/menu/menu-links.tsx'
import { RestaurantCards as RestaurantCards_f5e54ba41da180a942adc4b901192cd7 } from '../../../../src/restaurants/restaurant-cards.tsx'
import { NameUntitled as NameUntitled_03df0151252a5c8f93b6fd8178d8ce50 } from '../../../../src/ui/name-untitled.tsx'
import { PlanNote as PlanNote_2f275f55111923fc65e4085ac11e5bb6 } from '../../../../src/schedule/plan-note.tsx'
import { DocumentGaps as DocumentGaps_8113df8e0a043b88d446a3df54572649 } from '../../../../src/translations/document-gaps.tsx'
import { ViewPage as ViewPage_af7087d671243aba405985a1fff9667e } from '../../../../src/preview/view-page.tsx'
import { SaveDraftButton as SaveDraftButton_f83b71f2e86f4573b2df411e5fca8f96 } from '../../../../src/autosave/save-draft-button.tsx'
import { VersionsView as VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3 } from '../../../../src/versions/versions-view.tsx'
import { SamePicture as SamePicture_a089ae10199318e3c11c626d461289e6 } from '../../../../src/media/same-picture.tsx'
import { FocusPicker as FocusPicker_fee0a202713a5d13baee6a4670d071ef } from '../../../../src/media/focus-picker.tsx'
import { UsedIn as UsedIn_97a85b6e2fe744f20fd9f415878b4b27 } from '../../../../src/media/used-in.tsx'
import { CurrentPasswordField as CurrentPasswordField_da54caf33e8dc929529ca78594d4f7ba } from '../../../../src/accounts/current-password-field.tsx'
import { RestaurantsBox as RestaurantsBox_8851209593137b9a94c60c5e2ad4499c } from '../../../../src/accounts/own-restaurants/restaurants-box.tsx'
import { SecondFactor as SecondFactor_ab2a1b4a402afa92e2c8112b0f05b6b0 } from '../../../../src/accounts/second-factor/second-factor.tsx'
import { SignedIn as SignedIn_45de4646ea80eca49d4cfefe453e3cc5 } from '../../../../src/accounts/sessions/signed-in.tsx'
import { Icon as Icon_a06b771d0d57fda06c7139263c021b57 } from '../../../../src/ui/logo.tsx'
import { Logo as Logo_a06b771d0d57fda06c7139263c021b57 } from '../../../../src/ui/logo.tsx'
import { GuideLink as GuideLink_1e3ab74efe8fb38da0eaddad31a5ad69 } from '../../../../src/guides/guide-link.tsx'
import { ForgottenPassword as ForgottenPassword_58bcde0d80351e072260208d5a7d59a7 } from '../../../../src/ui/forgotten-password.tsx'
import { ScreenLinks as ScreenLinks_55d87adc908117f4413a41422d52fe8b } from '../../../../src/screens/screen-links.tsx'
import { Translated as Translated_2f8ffacce7f6c178346c719f73776eb0 } from '../../../../src/ui/translated.tsx'
import { MendedPastes as MendedPastes_6b7948143059594fde1ce58cf738f705 } from '../../../../src/spelling/mended-pastes.tsx'
import { LoginView as LoginView_a289091d4bfe59cb0a7d895a7f6e614a } from '../../../../src/accounts/login/login-view.tsx'
import { TodayView as TodayView_6be1af69012211ede9b6707f13e0e2e7 } from '../../../../src/today/today-view.tsx'
import { MenuView as MenuView_4193f9f03b2e7f18c8d38e40fb80657b } from '../../../../src/menu/menu-view.tsx'
import { ClosuresView as ClosuresView_099185ea1ea1c67232c8b3697f936aef } from '../../../../src/closures/closures-view.tsx'
import { TranslationsView as TranslationsView_1991dc7cb191013518685bd718b21c06 } from '../../../../src/translations/translations-view.tsx'
import { GuideView as GuideView_958c262dea0efd187e89a04360f9c0c8 } from '../../../../src/guides/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/together/clash-field.tsx#ClashField": ClashField_295e319c5dfbabdaa8932951445a279b,
  "/src/inbox/reply/reply-panel.tsx#ReplyPanel": ReplyPanel_18b3a1bd0a36a9981076cfa27b2f22e8,
  "/src/inbox/tables/restaurant-cell.tsx#RestaurantCell": RestaurantCell_653eff1087a16628e0750600c1fa445e,
  "/src/inbox/handling/unread-cell.tsx#UnreadCell": UnreadCell_2e818f5a46afa58b3943e314cd209fa9,
  "/src/inbox/handling/assignee-field.tsx#AssigneeField": AssigneeField_a59761e737d9b857ac6590fadbc10551,
  "/src/inbox/tables/table-links.tsx#TableLinks": TableLinks_5aa35cfcfb03e83758f756a8d4b0629f,
  "/src/inbox/export-link.tsx#ExportLink": ExportLink_9d8de4a589a0c8ca0c617948ff2fb9e0,
  "/src/inbox/retention-note.tsx#RetentionNote": RetentionNote_3f08f6b3473ec83b5d77ddbc9b96ca21,
  "/src/inbox/erase/erase-person-box.tsx#ErasePersonBox": ErasePersonBox_896ba3024f850d62c6a3e17f99f768c2,
  "/src/autosave/keep-typed.tsx#KeepTyped": KeepTyped_a729aeb90b8bfadbc44652e51db76ec4,
  "/src/ui/show-refused.tsx#ShowRefused": ShowRefused_530996012a4ad3bc60a03173b2107780,
  "/src/ui/form-head.tsx#FormHead": FormHead_eb100961aedc6ba47c4ce91647424851,
  "/src/side-by-side/carried-text.tsx#CarriedText": CarriedText_7008e0e24cc14560d5903cf13ea27535,
  "/src/translations/translated-field.tsx#TranslatedField": TranslatedField_4724093a1d9244c2df3982aee00f5bb2,
  "/src/side-by-side/paired-field.tsx#PairedField": PairedField_9a5e36b5569f4c4bfb79603583740df8,
  "/src/fields/length-hint.tsx#LengthHint": LengthHint_a9d5acfdb5389be8c1627810ce350123,
  "/src/versions/value-diff.tsx#ValueDiff": ValueDiff_4723ff60007cc610724ca77ae25abf3b,
  "/src/ui/row-label.tsx#RowLabel": RowLabel_9d603b118e20a7ddd830df559763f720,
  "/src/media/picture-notes.tsx#PictureNotes": PictureNotes_6e40352d38f02e748aad3a7802a7ae51,
  "/src/menu/menu-of-restaurant.tsx#MenuOfRestaurant": MenuOfRestaurant_092d2ab743a55a4e77e36ec4ae921a05,
  "/src/menu/menu-links.tsx#MenusOfList": MenusOfList_e119679eb577d64a4e96c6864b3d9cc9,
  "/src/restaurants/restaurant-cards.tsx#RestaurantCards": RestaurantCards_f5e54ba41da180a942adc4b901192cd7,
  "/src/ui/name-untitled.tsx#NameUntitled": NameUntitled_03df0151252a5c8f93b6fd8178d8ce50,
  "/src/schedule/plan-note.tsx#PlanNote": PlanNote_2f275f55111923fc65e4085ac11e5bb6,
  "/src/translations/document-gaps.tsx#DocumentGaps": DocumentGaps_8113df8e0a043b88d446a3df54572649,
  "/src/preview/view-page.tsx#ViewPage": ViewPage_af7087d671243aba405985a1fff9667e,
  "/src/autosave/save-draft-button.tsx#SaveDraftButton": SaveDraftButton_f83b71f2e86f4573b2df411e5fca8f96,
  "/src/versions/versions-view.tsx#VersionsView": VersionsView_cdf0a1e8afbd81efc26327d992ef9fe3,
  "/src/media/same-picture.tsx#SamePicture": SamePicture_a089ae10199318e3c11c626d461289e6,
  "/src/media/focus-picker.tsx#FocusPicker": FocusPicker_fee0a202713a5d13baee6a4670d071ef,
  "/src/media/used-in.tsx#UsedIn": UsedIn_97a85b6e2fe744f20fd9f415878b4b27,
  "/src/accounts/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_da54caf33e8dc929529ca78594d4f7ba,
  "/src/accounts/own-restaurants/restaurants-box.tsx#RestaurantsBox": RestaurantsBox_8851209593137b9a94c60c5e2ad4499c,
  "/src/accounts/second-factor/second-factor.tsx#SecondFactor": SecondFactor_ab2a1b4a402afa92e2c8112b0f05b6b0,
  "/src/accounts/sessions/signed-in.tsx#SignedIn": SignedIn_45de4646ea80eca49d4cfefe453e3cc5,
  "/src/ui/logo.tsx#Icon": Icon_a06b771d0d57fda06c7139263c021b57,
  "/src/ui/logo.tsx#Logo": Logo_a06b771d0d57fda06c7139263c021b57,
  "/src/guides/guide-link.tsx#GuideLink": GuideLink_1e3ab74efe8fb38da0eaddad31a5ad69,
  "/src/ui/forgotten-password.tsx#ForgottenPassword": ForgottenPassword_58bcde0d80351e072260208d5a7d59a7,
  "/src/screens/screen-links.tsx#ScreenLinks": ScreenLinks_55d87adc908117f4413a41422d52fe8b,
  "/src/ui/translated.tsx#Translated": Translated_2f8ffacce7f6c178346c719f73776eb0,
  "/src/spelling/mended-pastes.tsx#MendedPastes": MendedPastes_6b7948143059594fde1ce58cf738f705,
  "/src/accounts/login/login-view.tsx#LoginView": LoginView_a289091d4bfe59cb0a7d895a7f6e614a,
  "/src/today/today-view.tsx#TodayView": TodayView_6be1af69012211ede9b6707f13e0e2e7,
  "/src/menu/menu-view.tsx#MenuView": MenuView_4193f9f03b2e7f18c8d38e40fb80657b,
  "/src/closures/closures-view.tsx#ClosuresView": ClosuresView_099185ea1ea1c67232c8b3697f936aef,
  "/src/translations/translations-view.tsx#TranslationsView": TranslationsView_1991dc7cb191013518685bd718b21c06,
  "/src/guides/guide-view.tsx#GuideView": GuideView_958c262dea0efd187e89a04360f9c0c8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
