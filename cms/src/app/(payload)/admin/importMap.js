import { ClashField as ClashField_f6601f94444512f6e0021193277ed2c9 } from '../../../../src/content/editing/together/clash-field.tsx'
import { EnquiryLetter as EnquiryLetter_cc38292f00caf0442ff7d4d9a8061b44 } from '../../../../src/inbox/letter/enquiry-letter.tsx'
import { NoBox as NoBox_c9b8f505561790d15716e3cd8662b2ca } from '../../../../src/base/ui/no-box.ts'
import { AssigneeField as AssigneeField_a59761e737d9b857ac6590fadbc10551 } from '../../../../src/inbox/handling/assignee-field.tsx'
import { TrashList as TrashList_1bb9f67fc0daddc6e6b9a2f0c57236d0 } from '../../../../src/content/editing/trash/trash-list.tsx'
import { KeepTyped as KeepTyped_59d4f1222fb64fdf25e243ed7998a190 } from '../../../../src/content/editing/autosave/keep-typed.tsx'
import { ShowRefused as ShowRefused_88160b347d37b5690be8e4250fa03b84 } from '../../../../src/base/payload-insides/show-refused.tsx'
import { MoveToTrash as MoveToTrash_994d7f76dafd62f33fc9f8aa9cd54f2b } from '../../../../src/content/editing/trash/move-to-trash.tsx'
import { SectionNote as SectionNote_41dafb9847dba153a1194791269a9005 } from '../../../../src/content/kinds/home-sections/section-note.tsx'
import { FormHead as FormHead_c6a7677a66aa7c9816baf1f4453b554e } from '../../../../src/screens/form-parts.tsx'
import { FormParts as FormParts_2893ff3691fb691be98577234b4dc5d7 } from '../../../../src/content/model/fields/form-part.tsx'
import { FormPart as FormPart_2893ff3691fb691be98577234b4dc5d7 } from '../../../../src/content/model/fields/form-part.tsx'
import { TranslatedField as TranslatedField_fd22e4af4edc353f7ea8a7352193bcb0 } from '../../../../src/content/languages/translations/translated-field.tsx'
import { PairedField as PairedField_55ec64f69a8c61746a5a37c243a3feca } from '../../../../src/content/languages/translations/paired-field.tsx'
import { LengthHint as LengthHint_dbc87aa840553201422772ce3acfc8fb } from '../../../../src/content/model/fields/length-hint.tsx'
import { ValueDiff as ValueDiff_d7a9a2c3048f854b4ecec6270f065b24 } from '../../../../src/content/editing/versions/value-diff.tsx'
import { HoursGrid as HoursGrid_87eb55350915c3e702f5ddb1d1fa4eda } from '../../../../src/content/model/fields/hours/hours-grid.tsx'
import { RowLabel as RowLabel_77eea44a75cb7decc66278027e992662 } from '../../../../src/base/ui/linked-field.tsx'
import { ClosuresOfRestaurant as ClosuresOfRestaurant_0b37bf72d081e4cd0e9451907098be50 } from '../../../../src/screens/links/links-of-restaurant.tsx'
import { RecipientsField as RecipientsField_f91feb1c9413185f6fa86a30969043a9 } from '../../../../src/inbox/recipients/recipients-field.tsx'
import { PictureNotes as PictureNotes_7c8fe359f1c0d06cc3037e3c7302476b } from '../../../../src/content/library/media/picture-notes.tsx'
import { FoldLabel as FoldLabel_77eea44a75cb7decc66278027e992662 } from '../../../../src/base/ui/linked-field.tsx'
import { MenuOfRestaurant as MenuOfRestaurant_0b37bf72d081e4cd0e9451907098be50 } from '../../../../src/screens/links/links-of-restaurant.tsx'
import { SlugHint as SlugHint_a8e344f68d38c50004347391d1334107 } from '../../../../src/content/model/fields/slug-hint.tsx'
import { MenusOfList as MenusOfList_b45ebed8d21c0f65cb3fab4b16c9a7d2 } from '../../../../src/screens/menu/menu-links.tsx'
import { RestaurantCards as RestaurantCards_13712e2e4d13e70cbe2702541d433053 } from '../../../../src/screens/list-cards/restaurant-cards.tsx'
import { NameUntitled as NameUntitled_c6a7677a66aa7c9816baf1f4453b554e } from '../../../../src/screens/form-parts.tsx'
import { PlanNote as PlanNote_941a56e24cd2d99e9dc304c3efe74221 } from '../../../../src/content/editing/schedule/plan-note.tsx'
import { DocumentGaps as DocumentGaps_38162c1d92b4b620f1a3a4e6db1a5766 } from '../../../../src/content/languages/translations/document-gaps.tsx'
import { PublishButton as PublishButton_f0679206035e88a517d453ae852137fb } from '../../../../src/publish/unpublished/publish-button.tsx'
import { SaveDraftButton as SaveDraftButton_5b20e66f5f8adc9a3c2ffef2a1e4b232 } from '../../../../src/content/editing/autosave/save-draft.tsx'
import { BesideForm as BesideForm_4c67766280253da0c4e1bddef57178ab } from '../../../../src/publish/preview/beside-form.tsx'
import { VersionsView as VersionsView_8ec67bb964c0c09c562202bf86418990 } from '../../../../src/content/editing/versions/versions-view.tsx'
import { BusinessChoice as BusinessChoice_b30af47134f3f9046a9f8b770f4e12dd } from '../../../../src/content/model/fields/business-choice.tsx'
import { NewsSlugField as NewsSlugField_314ae2891106602bd8ca6ed5f171b8d4 } from '../../../../src/content/model/fields/news-slug-field.tsx'
import { WhoseFile as WhoseFile_6174784b209f56d7165058bb3aea7d69 } from '../../../../src/content/library/media/whose-file.tsx'
import { SamePicture as SamePicture_8c1932e8ffd75e643a7a2bcde540197d } from '../../../../src/content/library/media/same-picture.tsx'
import { FocusPicker as FocusPicker_31c9b31fd730156e44d30adbd4738d46 } from '../../../../src/content/library/media/focus-picker.tsx'
import { UsedIn as UsedIn_2fced852729361b03e94e19bbe031288 } from '../../../../src/content/library/media/used-in.tsx'
import { PictureCards as PictureCards_4b49e5c06d985c5a5d1432ac8977c4ed } from '../../../../src/screens/list-cards/picture-cards.tsx'
import { CurrentPasswordField as CurrentPasswordField_077a1b590b5021807a284535a9d671a5 } from '../../../../src/staff/accounts/current-password-field.tsx'
import { RoleField as RoleField_f10e8bd3301aa07476f75ebdede51887 } from '../../../../src/staff/accounts/role/role-choice.tsx'
import { RestaurantsField as RestaurantsField_1fabf2497c808efe62a1c0a08a6b57df } from '../../../../src/staff/accounts/own-restaurants/restaurants-field.tsx'
import { PasswordPart as PasswordPart_9d23a34a5467d8e45a56d1f3e4ed54df } from '../../../../src/staff/accounts/invitations/invitation.tsx'
import { InvitationCell as InvitationCell_332795ca354948cb20e41257c333ceb7 } from '../../../../src/staff/accounts/invitations/invitation-cell.tsx'
import { SecondFactor as SecondFactor_367e8db3bb738a68aea4f807207bdf44 } from '../../../../src/staff/accounts/second-factor/second-factor.tsx'
import { SignedIn as SignedIn_448971889372615f1326b0e37336e032 } from '../../../../src/staff/accounts/sessions/signed-in.tsx'
import { LogLink as LogLink_18f707958b00b049db2494280bac947c } from '../../../../src/staff/audit/log-link.tsx'
import { FaultyLines as FaultyLines_d29d84d98969e5a2af721c4d79497a2d } from '../../../../src/content/kinds/former-site/faulty-lines.tsx'
import { SectionSwitch as SectionSwitch_edbb5c0ac5d9b6a1686754da845e5c79 } from '../../../../src/content/kinds/home-sections/section-switch.tsx'
import { ReadyPalettes as ReadyPalettes_54c5a5ef067f8318d94317b711f36c43 } from '../../../../src/content/library/brand/ready-palettes.tsx'
import { ColourField as ColourField_efa66037c9e5c0386a9598104c2e0b3d } from '../../../../src/content/library/brand/colour-field.tsx'
import { PaletteSample as PaletteSample_c10a7a6346d7dadb1cfa40183bd6307e } from '../../../../src/content/library/brand/palette-sample.tsx'
import { TypeChoice as TypeChoice_604554067feae86c665bd0529176df5f } from '../../../../src/content/library/brand/type-choice.tsx'
import { MarkField as MarkField_f96001385d50a953f4a64789eaf144ed } from '../../../../src/content/library/brand/mark-field.tsx'
import { StructureChoice as StructureChoice_6e30dd716fca98238c50c965b7183e6a } from '../../../../src/content/library/brand/structure-choice.tsx'
import { Icon as Icon_7c1a2e5904a6734efead7da25e25530a } from '../../../../src/base/ui/logo.tsx'
import { Logo as Logo_7c1a2e5904a6734efead7da25e25530a } from '../../../../src/base/ui/logo.tsx'
import { GuideLink as GuideLink_44522d106244fe7ae43cc5220dab96f7 } from '../../../../src/screens/guides/guide-link.tsx'
import { SiteLinks as SiteLinks_bbafe3dd884d2fe22470adab9c134d11 } from '../../../../src/screens/links/site-links.tsx'
import { ScreenLinks as ScreenLinks_c08ddc14013fe2dc20c5735060611ac3 } from '../../../../src/screens/links/screen-links.tsx'
import { Translated as Translated_8609e4d85a668a1e8034f954c8603528 } from '../../../../src/base/payload-insides/translated.tsx'
import { CorrectedPastes as CorrectedPastes_5499e34be3e79d0912c907df62612a0b } from '../../../../src/base/spelling/corrected-pastes.tsx'
import { SecondTaps as SecondTaps_768e5c8dfb78d3438a1f5a816fadfe1a } from '../../../../src/base/ui/second-taps.tsx'
import { LoginView as LoginView_6ca63dcb5e175f00257f4c34f6392fac } from '../../../../src/staff/accounts/login/login-view.tsx'
import { FirstAccountView as FirstAccountView_531d94bed6e693e07bf6a90fd907961b } from '../../../../src/staff/accounts/login/first-account-view.tsx'
import { TodayView as TodayView_22ce5dc600fa7fb1b1f56898553e843d } from '../../../../src/screens/today/today-view.tsx'
import { InboxView as InboxView_0e29e474e9a6eda3655b2edbc616b09b } from '../../../../src/inbox/list/inbox-view.tsx'
import { InviteView as InviteView_63f305c9c266dd7ebe569b201d07ea2f } from '../../../../src/staff/accounts/invitations/invite-view.tsx'
import { AuditView as AuditView_99ee966a9cc8574269241829db5c3d8a } from '../../../../src/staff/audit/audit-view.tsx'
import { JoinView as JoinView_ed5776f2a894e3e7429c3621dfc581fa } from '../../../../src/staff/accounts/invitations/join-view.tsx'
import { MenuView as MenuView_b4f610869a52631b915d0557ceb167db } from '../../../../src/screens/menu/menu-view.tsx'
import { PrintView as PrintView_4e768c034ef5fc5514055c7f7cc6cb42 } from '../../../../src/screens/print/print-view.tsx'
import { BeginView as BeginView_ed843708523e7eb8d2c269ad8f1fee4b } from '../../../../src/screens/begin/begin-view.tsx'
import { NewView as NewView_42166c3732d2098e21bf0cdc577c737d } from '../../../../src/screens/new-document/new-view.tsx'
import { ClosuresView as ClosuresView_42a594b54783c90c84a3d104440596fd } from '../../../../src/screens/closures/closures-view.tsx'
import { EveningView as EveningView_589d8846ff444ce1a80e8aace6f2c1bd } from '../../../../src/screens/evening/evening-view.tsx'
import { MonthsView as MonthsView_8322f573e8f1aec50c73562abfc8aeb4 } from '../../../../src/screens/evening/months-view.tsx'
import { TranslationsView as TranslationsView_35e1e4411df88677d28fab0317bd93a8 } from '../../../../src/screens/translations/translations-view.tsx'
import { GuideView as GuideView_8f5fc513e706dc063642ad4fb393107a } from '../../../../src/screens/guides/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/content/editing/together/clash-field.tsx#ClashField": ClashField_f6601f94444512f6e0021193277ed2c9,
  "/src/inbox/letter/enquiry-letter.tsx#EnquiryLetter": EnquiryLetter_cc38292f00caf0442ff7d4d9a8061b44,
  "/src/base/ui/no-box.ts#NoBox": NoBox_c9b8f505561790d15716e3cd8662b2ca,
  "/src/inbox/handling/assignee-field.tsx#AssigneeField": AssigneeField_a59761e737d9b857ac6590fadbc10551,
  "/src/content/editing/trash/trash-list.tsx#TrashList": TrashList_1bb9f67fc0daddc6e6b9a2f0c57236d0,
  "/src/content/editing/autosave/keep-typed.tsx#KeepTyped": KeepTyped_59d4f1222fb64fdf25e243ed7998a190,
  "/src/base/payload-insides/show-refused.tsx#ShowRefused": ShowRefused_88160b347d37b5690be8e4250fa03b84,
  "/src/content/editing/trash/move-to-trash.tsx#MoveToTrash": MoveToTrash_994d7f76dafd62f33fc9f8aa9cd54f2b,
  "/src/content/kinds/home-sections/section-note.tsx#SectionNote": SectionNote_41dafb9847dba153a1194791269a9005,
  "/src/screens/form-parts.tsx#FormHead": FormHead_c6a7677a66aa7c9816baf1f4453b554e,
  "/src/content/model/fields/form-part.tsx#FormParts": FormParts_2893ff3691fb691be98577234b4dc5d7,
  "/src/content/model/fields/form-part.tsx#FormPart": FormPart_2893ff3691fb691be98577234b4dc5d7,
  "/src/content/languages/translations/translated-field.tsx#TranslatedField": TranslatedField_fd22e4af4edc353f7ea8a7352193bcb0,
  "/src/content/languages/translations/paired-field.tsx#PairedField": PairedField_55ec64f69a8c61746a5a37c243a3feca,
  "/src/content/model/fields/length-hint.tsx#LengthHint": LengthHint_dbc87aa840553201422772ce3acfc8fb,
  "/src/content/editing/versions/value-diff.tsx#ValueDiff": ValueDiff_d7a9a2c3048f854b4ecec6270f065b24,
  "/src/content/model/fields/hours/hours-grid.tsx#HoursGrid": HoursGrid_87eb55350915c3e702f5ddb1d1fa4eda,
  "/src/base/ui/linked-field.tsx#RowLabel": RowLabel_77eea44a75cb7decc66278027e992662,
  "/src/screens/links/links-of-restaurant.tsx#ClosuresOfRestaurant": ClosuresOfRestaurant_0b37bf72d081e4cd0e9451907098be50,
  "/src/inbox/recipients/recipients-field.tsx#RecipientsField": RecipientsField_f91feb1c9413185f6fa86a30969043a9,
  "/src/content/library/media/picture-notes.tsx#PictureNotes": PictureNotes_7c8fe359f1c0d06cc3037e3c7302476b,
  "/src/base/ui/linked-field.tsx#FoldLabel": FoldLabel_77eea44a75cb7decc66278027e992662,
  "/src/screens/links/links-of-restaurant.tsx#MenuOfRestaurant": MenuOfRestaurant_0b37bf72d081e4cd0e9451907098be50,
  "/src/content/model/fields/slug-hint.tsx#SlugHint": SlugHint_a8e344f68d38c50004347391d1334107,
  "/src/screens/menu/menu-links.tsx#MenusOfList": MenusOfList_b45ebed8d21c0f65cb3fab4b16c9a7d2,
  "/src/screens/list-cards/restaurant-cards.tsx#RestaurantCards": RestaurantCards_13712e2e4d13e70cbe2702541d433053,
  "/src/screens/form-parts.tsx#NameUntitled": NameUntitled_c6a7677a66aa7c9816baf1f4453b554e,
  "/src/content/editing/schedule/plan-note.tsx#PlanNote": PlanNote_941a56e24cd2d99e9dc304c3efe74221,
  "/src/content/languages/translations/document-gaps.tsx#DocumentGaps": DocumentGaps_38162c1d92b4b620f1a3a4e6db1a5766,
  "/src/publish/unpublished/publish-button.tsx#PublishButton": PublishButton_f0679206035e88a517d453ae852137fb,
  "/src/content/editing/autosave/save-draft.tsx#SaveDraftButton": SaveDraftButton_5b20e66f5f8adc9a3c2ffef2a1e4b232,
  "/src/publish/preview/beside-form.tsx#BesideForm": BesideForm_4c67766280253da0c4e1bddef57178ab,
  "/src/content/editing/versions/versions-view.tsx#VersionsView": VersionsView_8ec67bb964c0c09c562202bf86418990,
  "/src/content/model/fields/business-choice.tsx#BusinessChoice": BusinessChoice_b30af47134f3f9046a9f8b770f4e12dd,
  "/src/content/model/fields/news-slug-field.tsx#NewsSlugField": NewsSlugField_314ae2891106602bd8ca6ed5f171b8d4,
  "/src/content/library/media/whose-file.tsx#WhoseFile": WhoseFile_6174784b209f56d7165058bb3aea7d69,
  "/src/content/library/media/same-picture.tsx#SamePicture": SamePicture_8c1932e8ffd75e643a7a2bcde540197d,
  "/src/content/library/media/focus-picker.tsx#FocusPicker": FocusPicker_31c9b31fd730156e44d30adbd4738d46,
  "/src/content/library/media/used-in.tsx#UsedIn": UsedIn_2fced852729361b03e94e19bbe031288,
  "/src/screens/list-cards/picture-cards.tsx#PictureCards": PictureCards_4b49e5c06d985c5a5d1432ac8977c4ed,
  "/src/staff/accounts/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_077a1b590b5021807a284535a9d671a5,
  "/src/staff/accounts/role/role-choice.tsx#RoleField": RoleField_f10e8bd3301aa07476f75ebdede51887,
  "/src/staff/accounts/own-restaurants/restaurants-field.tsx#RestaurantsField": RestaurantsField_1fabf2497c808efe62a1c0a08a6b57df,
  "/src/staff/accounts/invitations/invitation.tsx#PasswordPart": PasswordPart_9d23a34a5467d8e45a56d1f3e4ed54df,
  "/src/staff/accounts/invitations/invitation-cell.tsx#InvitationCell": InvitationCell_332795ca354948cb20e41257c333ceb7,
  "/src/staff/accounts/second-factor/second-factor.tsx#SecondFactor": SecondFactor_367e8db3bb738a68aea4f807207bdf44,
  "/src/staff/accounts/sessions/signed-in.tsx#SignedIn": SignedIn_448971889372615f1326b0e37336e032,
  "/src/staff/audit/log-link.tsx#LogLink": LogLink_18f707958b00b049db2494280bac947c,
  "/src/content/kinds/former-site/faulty-lines.tsx#FaultyLines": FaultyLines_d29d84d98969e5a2af721c4d79497a2d,
  "/src/content/kinds/home-sections/section-switch.tsx#SectionSwitch": SectionSwitch_edbb5c0ac5d9b6a1686754da845e5c79,
  "/src/content/library/brand/ready-palettes.tsx#ReadyPalettes": ReadyPalettes_54c5a5ef067f8318d94317b711f36c43,
  "/src/content/library/brand/colour-field.tsx#ColourField": ColourField_efa66037c9e5c0386a9598104c2e0b3d,
  "/src/content/library/brand/palette-sample.tsx#PaletteSample": PaletteSample_c10a7a6346d7dadb1cfa40183bd6307e,
  "/src/content/library/brand/type-choice.tsx#TypeChoice": TypeChoice_604554067feae86c665bd0529176df5f,
  "/src/content/library/brand/mark-field.tsx#MarkField": MarkField_f96001385d50a953f4a64789eaf144ed,
  "/src/content/library/brand/structure-choice.tsx#StructureChoice": StructureChoice_6e30dd716fca98238c50c965b7183e6a,
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
  "/src/screens/print/print-view.tsx#PrintView": PrintView_4e768c034ef5fc5514055c7f7cc6cb42,
  "/src/screens/begin/begin-view.tsx#BeginView": BeginView_ed843708523e7eb8d2c269ad8f1fee4b,
  "/src/screens/new-document/new-view.tsx#NewView": NewView_42166c3732d2098e21bf0cdc577c737d,
  "/src/screens/closures/closures-view.tsx#ClosuresView": ClosuresView_42a594b54783c90c84a3d104440596fd,
  "/src/screens/evening/evening-view.tsx#EveningView": EveningView_589d8846ff444ce1a80e8aace6f2c1bd,
  "/src/screens/evening/months-view.tsx#MonthsView": MonthsView_8322f573e8f1aec50c73562abfc8aeb4,
  "/src/screens/translations/translations-view.tsx#TranslationsView": TranslationsView_35e1e4411df88677d28fab0317bd93a8,
  "/src/screens/guides/guide-view.tsx#GuideView": GuideView_8f5fc513e706dc063642ad4fb393107a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
