import { ClashField as ClashField_2bf597012cc6cab9c383a85a9188ca20 } from '../../../content/editing/together/clash-field.tsx'
import { EnquiryLetter as EnquiryLetter_cc38292f00caf0442ff7d4d9a8061b44 } from '../../../inbox/letter/enquiry-letter.tsx'
import { NoBox as NoBox_c9b8f505561790d15716e3cd8662b2ca } from '../../../base/ui/no-box.ts'
import { AssigneeField as AssigneeField_a59761e737d9b857ac6590fadbc10551 } from '../../../inbox/handling/assignee-field.tsx'
import { BinList as BinList_98c589e8a629726a0051cc73d85e02bf } from '../../../content/editing/trash/bin-list.tsx'
import { KeepTyped as KeepTyped_d6f3d127813dc44af70125b4b470f67e } from '../../../content/editing/autosave/keep-typed.tsx'
import { ShowRefused as ShowRefused_88160b347d37b5690be8e4250fa03b84 } from '../../../base/payload-insides/show-refused.tsx'
import { MoveToTrash as MoveToTrash_a61beaae4919f3e96134fc3448fabeb9 } from '../../../content/editing/trash/move-to-trash.tsx'
import { SectionNote as SectionNote_f433204378599511aff5f9e1d4d3d8e0 } from '../../../content/kinds/home-sections/section-note.tsx'
import { FormHead as FormHead_c6a7677a66aa7c9816baf1f4453b554e } from '../../../screens/form-parts.tsx'
import { FormParts as FormParts_94e50d817055143b716a343a59a24c19 } from '../../../content/model/fields/form-part.tsx'
import { FormPart as FormPart_94e50d817055143b716a343a59a24c19 } from '../../../content/model/fields/form-part.tsx'
import { CarriedText as CarriedText_4b558f9783526bf92334f7051bf14da8 } from '../../../content/languages/side-by-side/both-languages.ts'
import { TranslatedField as TranslatedField_cf68fe0b42db8258e0eef0ce33940bf6 } from '../../../content/languages/translations/translated-field.tsx'
import { PairedField as PairedField_6c441c6607dc31ef0aa895ee05943b4e } from '../../../content/languages/translations/paired-field.tsx'
import { LengthHint as LengthHint_a8b8b6ec4e271625bbe7c950a9ca62b7 } from '../../../content/model/fields/length-hint.tsx'
import { ValueDiff as ValueDiff_0d3f989a78dd8ef17833eb631f90191d } from '../../../content/editing/versions/value-diff.tsx'
import { HoursGrid as HoursGrid_6f7c8a37b640f4c262cb575530bf8a86 } from '../../../content/model/fields/hours/hours-grid.tsx'
import { RowLabel as RowLabel_77eea44a75cb7decc66278027e992662 } from '../../../base/ui/linked-field.tsx'
import { ClosuresOfRestaurant as ClosuresOfRestaurant_0b37bf72d081e4cd0e9451907098be50 } from '../../../screens/links/links-of-restaurant.tsx'
import { PictureNotes as PictureNotes_53efbe9b427c623ffa4a083c7bbde502 } from '../../../content/library/media/picture-notes.tsx'
import { FoldLabel as FoldLabel_77eea44a75cb7decc66278027e992662 } from '../../../base/ui/linked-field.tsx'
import { MenuOfRestaurant as MenuOfRestaurant_0b37bf72d081e4cd0e9451907098be50 } from '../../../screens/links/links-of-restaurant.tsx'
import { SlugHint as SlugHint_8b2e98cc37ae2d7e472e51b89c910a6c } from '../../../content/model/fields/slug-hint.tsx'
import { MenusOfList as MenusOfList_b45ebed8d21c0f65cb3fab4b16c9a7d2 } from '../../../screens/menu/menu-links.tsx'
import { RestaurantCards as RestaurantCards_13712e2e4d13e70cbe2702541d433053 } from '../../../screens/list-cards/restaurant-cards.tsx'
import { NameUntitled as NameUntitled_c6a7677a66aa7c9816baf1f4453b554e } from '../../../screens/form-parts.tsx'
import { PlanNote as PlanNote_e0b2b0fc5e39c3a5362cdd9fd3208c86 } from '../../../content/editing/schedule/plan-note.tsx'
import { DocumentGaps as DocumentGaps_6cb13b1a8124a5abd83e944b14546845 } from '../../../content/languages/translations/document-gaps.tsx'
import { PublishButton as PublishButton_f0679206035e88a517d453ae852137fb } from '../../../publish/unpublished/publish-button.tsx'
import { SaveDraftButton as SaveDraftButton_7c3e9f96dd256a08a27ce111d90eeb3b } from '../../../content/editing/autosave/save-draft.tsx'
import { BesideForm as BesideForm_4c67766280253da0c4e1bddef57178ab } from '../../../publish/preview/beside-form.tsx'
import { VersionsView as VersionsView_bef3d3584a59dd02d579f8b5aff02301 } from '../../../content/editing/versions/versions-view.tsx'
import { BusinessChoice as BusinessChoice_c643d4639ca9265b2962c0bd21033346 } from '../../../content/model/fields/business-choice.tsx'
import { NewsSlugField as NewsSlugField_a502caefe09ddaed993101f4591498fe } from '../../../content/model/fields/news-slug-field.tsx'
import { WhoseFile as WhoseFile_1dffb6bbbf431637ecb88c9193f213a3 } from '../../../content/library/media/whose-file.tsx'
import { SamePicture as SamePicture_beedb87d542e842ca00c8a1d57060a2a } from '../../../content/library/media/same-picture.tsx'
import { FocusPicker as FocusPicker_d2331ab7a8df1beaa91ecb244e7a231d } from '../../../content/library/media/focus-picker.tsx'
import { UsedIn as UsedIn_abd612634d7b1a22f220d3435c10c130 } from '../../../content/library/media/used-in.tsx'
import { PictureCards as PictureCards_4b49e5c06d985c5a5d1432ac8977c4ed } from '../../../screens/list-cards/picture-cards.tsx'
import { CurrentPasswordField as CurrentPasswordField_077a1b590b5021807a284535a9d671a5 } from '../../../staff/accounts/current-password-field.tsx'
import { RoleField as RoleField_888aa1c7a1116332216c97c93ed204b6 } from '../../../staff/accounts/role/role-field.tsx'
import { RestaurantsField as RestaurantsField_1fabf2497c808efe62a1c0a08a6b57df } from '../../../staff/accounts/own-restaurants/restaurants-field.tsx'
import { PasswordPart as PasswordPart_9d23a34a5467d8e45a56d1f3e4ed54df } from '../../../staff/accounts/invitations/invitation.tsx'
import { InvitationCell as InvitationCell_332795ca354948cb20e41257c333ceb7 } from '../../../staff/accounts/invitations/invitation-cell.tsx'
import { SecondFactor as SecondFactor_367e8db3bb738a68aea4f807207bdf44 } from '../../../staff/accounts/second-factor/second-factor.tsx'
import { SignedIn as SignedIn_448971889372615f1326b0e37336e032 } from '../../../staff/accounts/sessions/signed-in.tsx'
import { LogLink as LogLink_18f707958b00b049db2494280bac947c } from '../../../staff/audit/log-link.tsx'
import { FaultyLines as FaultyLines_ff8ca16a24bc01d634d4c18678630d2d } from '../../../content/kinds/former-site/faulty-lines.tsx'
import { SectionSwitch as SectionSwitch_68ec7559899ff364081712b9a7c88287 } from '../../../content/kinds/home-sections/section-switch.tsx'
import { ReadyPalettes as ReadyPalettes_718b8a67752bdcc90eaf49ba6b21dc0b } from '../../../content/library/brand/ready-palettes.tsx'
import { ColourField as ColourField_f899416b3db42d359c987678af984377 } from '../../../content/library/brand/colour-field.tsx'
import { PaletteSample as PaletteSample_8baa6c0fd63737b44b266d0e2030e5ae } from '../../../content/library/brand/palette-sample.tsx'
import { TypeChoice as TypeChoice_6dcf9845c6d1a12bfc9abd06eb1e4535 } from '../../../content/library/brand/type-choice.tsx'
import { MarkField as MarkField_a2157098ce3b53d1849cd7a94a5b464a } from '../../../content/library/brand/mark-field.tsx'
import { SearchResult as SearchResult_70193855086eebe7718a23f37935487e } from '../../../content/editing/search-result/search-result.tsx'
import { Icon as Icon_7c1a2e5904a6734efead7da25e25530a } from '../../../base/ui/logo.tsx'
import { Logo as Logo_7c1a2e5904a6734efead7da25e25530a } from '../../../base/ui/logo.tsx'
import { GuideLink as GuideLink_44522d106244fe7ae43cc5220dab96f7 } from '../../../screens/guides/guide-link.tsx'
import { SiteLinks as SiteLinks_bbafe3dd884d2fe22470adab9c134d11 } from '../../../screens/links/site-links.tsx'
import { ScreenLinks as ScreenLinks_c08ddc14013fe2dc20c5735060611ac3 } from '../../../screens/links/screen-links.tsx'
import { Translated as Translated_8609e4d85a668a1e8034f954c8603528 } from '../../../base/payload-insides/translated.tsx'
import { CorrectedPastes as CorrectedPastes_5499e34be3e79d0912c907df62612a0b } from '../../../base/spelling/corrected-pastes.tsx'
import { SecondTaps as SecondTaps_768e5c8dfb78d3438a1f5a816fadfe1a } from '../../../base/ui/second-taps.tsx'
import { LoginView as LoginView_6ca63dcb5e175f00257f4c34f6392fac } from '../../../staff/accounts/login/login-view.tsx'
import { FirstAccountView as FirstAccountView_531d94bed6e693e07bf6a90fd907961b } from '../../../staff/accounts/login/first-account-view.tsx'
import { TodayView as TodayView_22ce5dc600fa7fb1b1f56898553e843d } from '../../../screens/today/today-view.tsx'
import { InboxView as InboxView_0e29e474e9a6eda3655b2edbc616b09b } from '../../../inbox/list/inbox-view.tsx'
import { InviteView as InviteView_63f305c9c266dd7ebe569b201d07ea2f } from '../../../staff/accounts/invitations/invite-view.tsx'
import { AuditView as AuditView_99ee966a9cc8574269241829db5c3d8a } from '../../../staff/audit/audit-view.tsx'
import { JoinView as JoinView_ed5776f2a894e3e7429c3621dfc581fa } from '../../../staff/accounts/invitations/join-view.tsx'
import { MenuView as MenuView_b4f610869a52631b915d0557ceb167db } from '../../../screens/menu/menu-view.tsx'
import { BeginView as BeginView_ed843708523e7eb8d2c269ad8f1fee4b } from '../../../screens/begin/begin-view.tsx'
import { BringInView as BringInView_68d2a37a428551634d23c5b1ad97c426 } from '../../../screens/bring-in/bring-in-view.tsx'
import { NewView as NewView_42166c3732d2098e21bf0cdc577c737d } from '../../../screens/new-document/new-view.tsx'
import { ClosuresView as ClosuresView_42a594b54783c90c84a3d104440596fd } from '../../../screens/closures/closures-view.tsx'
import { TranslationsView as TranslationsView_35e1e4411df88677d28fab0317bd93a8 } from '../../../screens/translations/translations-view.tsx'
import { GuideView as GuideView_8f5fc513e706dc063642ad4fb393107a } from '../../../screens/guides/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/content/editing/together/clash-field.tsx#ClashField": ClashField_2bf597012cc6cab9c383a85a9188ca20,
  "/src/inbox/letter/enquiry-letter.tsx#EnquiryLetter": EnquiryLetter_cc38292f00caf0442ff7d4d9a8061b44,
  "/src/base/ui/no-box.ts#NoBox": NoBox_c9b8f505561790d15716e3cd8662b2ca,
  "/src/inbox/handling/assignee-field.tsx#AssigneeField": AssigneeField_a59761e737d9b857ac6590fadbc10551,
  "/src/content/editing/trash/bin-list.tsx#BinList": BinList_98c589e8a629726a0051cc73d85e02bf,
  "/src/content/editing/autosave/keep-typed.tsx#KeepTyped": KeepTyped_d6f3d127813dc44af70125b4b470f67e,
  "/src/base/payload-insides/show-refused.tsx#ShowRefused": ShowRefused_88160b347d37b5690be8e4250fa03b84,
  "/src/content/editing/trash/move-to-trash.tsx#MoveToTrash": MoveToTrash_a61beaae4919f3e96134fc3448fabeb9,
  "/src/content/kinds/home-sections/section-note.tsx#SectionNote": SectionNote_f433204378599511aff5f9e1d4d3d8e0,
  "/src/screens/form-parts.tsx#FormHead": FormHead_c6a7677a66aa7c9816baf1f4453b554e,
  "/src/content/model/fields/form-part.tsx#FormParts": FormParts_94e50d817055143b716a343a59a24c19,
  "/src/content/model/fields/form-part.tsx#FormPart": FormPart_94e50d817055143b716a343a59a24c19,
  "/src/content/languages/side-by-side/both-languages.ts#CarriedText": CarriedText_4b558f9783526bf92334f7051bf14da8,
  "/src/content/languages/translations/translated-field.tsx#TranslatedField": TranslatedField_cf68fe0b42db8258e0eef0ce33940bf6,
  "/src/content/languages/translations/paired-field.tsx#PairedField": PairedField_6c441c6607dc31ef0aa895ee05943b4e,
  "/src/content/model/fields/length-hint.tsx#LengthHint": LengthHint_a8b8b6ec4e271625bbe7c950a9ca62b7,
  "/src/content/editing/versions/value-diff.tsx#ValueDiff": ValueDiff_0d3f989a78dd8ef17833eb631f90191d,
  "/src/content/model/fields/hours/hours-grid.tsx#HoursGrid": HoursGrid_6f7c8a37b640f4c262cb575530bf8a86,
  "/src/base/ui/linked-field.tsx#RowLabel": RowLabel_77eea44a75cb7decc66278027e992662,
  "/src/screens/links/links-of-restaurant.tsx#ClosuresOfRestaurant": ClosuresOfRestaurant_0b37bf72d081e4cd0e9451907098be50,
  "/src/content/library/media/picture-notes.tsx#PictureNotes": PictureNotes_53efbe9b427c623ffa4a083c7bbde502,
  "/src/base/ui/linked-field.tsx#FoldLabel": FoldLabel_77eea44a75cb7decc66278027e992662,
  "/src/screens/links/links-of-restaurant.tsx#MenuOfRestaurant": MenuOfRestaurant_0b37bf72d081e4cd0e9451907098be50,
  "/src/content/model/fields/slug-hint.tsx#SlugHint": SlugHint_8b2e98cc37ae2d7e472e51b89c910a6c,
  "/src/screens/menu/menu-links.tsx#MenusOfList": MenusOfList_b45ebed8d21c0f65cb3fab4b16c9a7d2,
  "/src/screens/list-cards/restaurant-cards.tsx#RestaurantCards": RestaurantCards_13712e2e4d13e70cbe2702541d433053,
  "/src/screens/form-parts.tsx#NameUntitled": NameUntitled_c6a7677a66aa7c9816baf1f4453b554e,
  "/src/content/editing/schedule/plan-note.tsx#PlanNote": PlanNote_e0b2b0fc5e39c3a5362cdd9fd3208c86,
  "/src/content/languages/translations/document-gaps.tsx#DocumentGaps": DocumentGaps_6cb13b1a8124a5abd83e944b14546845,
  "/src/publish/unpublished/publish-button.tsx#PublishButton": PublishButton_f0679206035e88a517d453ae852137fb,
  "/src/content/editing/autosave/save-draft.tsx#SaveDraftButton": SaveDraftButton_7c3e9f96dd256a08a27ce111d90eeb3b,
  "/src/publish/preview/beside-form.tsx#BesideForm": BesideForm_4c67766280253da0c4e1bddef57178ab,
  "/src/content/editing/versions/versions-view.tsx#VersionsView": VersionsView_bef3d3584a59dd02d579f8b5aff02301,
  "/src/content/model/fields/business-choice.tsx#BusinessChoice": BusinessChoice_c643d4639ca9265b2962c0bd21033346,
  "/src/content/model/fields/news-slug-field.tsx#NewsSlugField": NewsSlugField_a502caefe09ddaed993101f4591498fe,
  "/src/content/library/media/whose-file.tsx#WhoseFile": WhoseFile_1dffb6bbbf431637ecb88c9193f213a3,
  "/src/content/library/media/same-picture.tsx#SamePicture": SamePicture_beedb87d542e842ca00c8a1d57060a2a,
  "/src/content/library/media/focus-picker.tsx#FocusPicker": FocusPicker_d2331ab7a8df1beaa91ecb244e7a231d,
  "/src/content/library/media/used-in.tsx#UsedIn": UsedIn_abd612634d7b1a22f220d3435c10c130,
  "/src/screens/list-cards/picture-cards.tsx#PictureCards": PictureCards_4b49e5c06d985c5a5d1432ac8977c4ed,
  "/src/staff/accounts/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_077a1b590b5021807a284535a9d671a5,
  "/src/staff/accounts/role/role-field.tsx#RoleField": RoleField_888aa1c7a1116332216c97c93ed204b6,
  "/src/staff/accounts/own-restaurants/restaurants-field.tsx#RestaurantsField": RestaurantsField_1fabf2497c808efe62a1c0a08a6b57df,
  "/src/staff/accounts/invitations/invitation.tsx#PasswordPart": PasswordPart_9d23a34a5467d8e45a56d1f3e4ed54df,
  "/src/staff/accounts/invitations/invitation-cell.tsx#InvitationCell": InvitationCell_332795ca354948cb20e41257c333ceb7,
  "/src/staff/accounts/second-factor/second-factor.tsx#SecondFactor": SecondFactor_367e8db3bb738a68aea4f807207bdf44,
  "/src/staff/accounts/sessions/signed-in.tsx#SignedIn": SignedIn_448971889372615f1326b0e37336e032,
  "/src/staff/audit/log-link.tsx#LogLink": LogLink_18f707958b00b049db2494280bac947c,
  "/src/content/kinds/former-site/faulty-lines.tsx#FaultyLines": FaultyLines_ff8ca16a24bc01d634d4c18678630d2d,
  "/src/content/kinds/home-sections/section-switch.tsx#SectionSwitch": SectionSwitch_68ec7559899ff364081712b9a7c88287,
  "/src/content/library/brand/ready-palettes.tsx#ReadyPalettes": ReadyPalettes_718b8a67752bdcc90eaf49ba6b21dc0b,
  "/src/content/library/brand/colour-field.tsx#ColourField": ColourField_f899416b3db42d359c987678af984377,
  "/src/content/library/brand/palette-sample.tsx#PaletteSample": PaletteSample_8baa6c0fd63737b44b266d0e2030e5ae,
  "/src/content/library/brand/type-choice.tsx#TypeChoice": TypeChoice_6dcf9845c6d1a12bfc9abd06eb1e4535,
  "/src/content/library/brand/mark-field.tsx#MarkField": MarkField_a2157098ce3b53d1849cd7a94a5b464a,
  "/src/content/editing/search-result/search-result.tsx#SearchResult": SearchResult_70193855086eebe7718a23f37935487e,
  "/src/base/ui/logo.tsx#Icon": Icon_7c1a2e5904a6734efead7da25e25530a,
  "/src/base/ui/logo.tsx#Logo": Logo_7c1a2e5904a6734efead7da25e25530a,
  "/src/screens/guides/guide-link.tsx#GuideLink": GuideLink_44522d106244fe7ae43cc5220dab96f7,
  "/src/screens/links/site-links.tsx#SiteLinks": SiteLinks_bbafe3dd884d2fe22470adab9c134d11,
  "/src/screens/links/screen-links.tsx#ScreenLinks": ScreenLinks_c08ddc14013fe2dc20c5735060611ac3,
  "/src/base/payload-insides/translated.tsx#Translated": Translated_8609e4d85a668a1e8034f954c8603528,
  "/src/base/spelling/corrected-pastes.tsx#CorrectedPastes": CorrectedPastes_5499e34be3e79d0912c907df62612a0b,
  "/src/base/ui/second-taps.tsx#SecondTaps": SecondTaps_768e5c8dfb78d3438a1f5a816fadfe1a,
  "/src/staff/accounts/login/login-view.tsx#LoginView": LoginView_6ca63dcb5e175f00257f4c34f6392fac,
  "/src/staff/accounts/login/first-account-view.tsx#FirstAccountView": FirstAccountView_531d94bed6e693e07bf6a90fd907961b,
  "/src/screens/today/today-view.tsx#TodayView": TodayView_22ce5dc600fa7fb1b1f56898553e843d,
  "/src/inbox/list/inbox-view.tsx#InboxView": InboxView_0e29e474e9a6eda3655b2edbc616b09b,
  "/src/staff/accounts/invitations/invite-view.tsx#InviteView": InviteView_63f305c9c266dd7ebe569b201d07ea2f,
  "/src/staff/audit/audit-view.tsx#AuditView": AuditView_99ee966a9cc8574269241829db5c3d8a,
  "/src/staff/accounts/invitations/join-view.tsx#JoinView": JoinView_ed5776f2a894e3e7429c3621dfc581fa,
  "/src/screens/menu/menu-view.tsx#MenuView": MenuView_b4f610869a52631b915d0557ceb167db,
  "/src/screens/begin/begin-view.tsx#BeginView": BeginView_ed843708523e7eb8d2c269ad8f1fee4b,
  "/src/screens/bring-in/bring-in-view.tsx#BringInView": BringInView_68d2a37a428551634d23c5b1ad97c426,
  "/src/screens/new-document/new-view.tsx#NewView": NewView_42166c3732d2098e21bf0cdc577c737d,
  "/src/screens/closures/closures-view.tsx#ClosuresView": ClosuresView_42a594b54783c90c84a3d104440596fd,
  "/src/screens/translations/translations-view.tsx#TranslationsView": TranslationsView_35e1e4411df88677d28fab0317bd93a8,
  "/src/screens/guides/guide-view.tsx#GuideView": GuideView_8f5fc513e706dc063642ad4fb393107a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
