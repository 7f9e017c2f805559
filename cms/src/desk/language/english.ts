import { DOCUMENT } from '../../content/editing/document-words.ts'
import { toTrashWords } from '../../content/editing/trash/trash-words.ts'

/** Where Payload puts the name of a kind of documents. */
const LABEL = { en: '{{label}}', ja: '{{label}}' }

/** The desk's English texts where they differ from Payload's. */
export const english = {
  authentication: {
    beginCreateFirstUser: 'To begin, make the first account.',
    createFirstUser: 'Make the first account',
    forceUnlock: 'Let them sign in again (after too many wrong passwords)',
    successfullyUnlocked: 'They can sign in again.',
  },
  error: {
    documentNotFound:
      'This could not be found. It may have been deleted, or you may not be allowed to see it.',
  },
  general: {
    aboutToDelete: 'The {{label}} “<1>{{title}}</1>” is deleted for good.',
    aboutToDeleteCount_many: '{{count}} {{label}} are deleted for good.',
    aboutToDeleteCount_one: '{{count}} {{label}} is deleted for good.',
    aboutToDeleteCount_other: '{{count}} {{label}} are deleted for good.',
    aboutToPermanentlyDelete: 'The {{label}} “<1>{{title}}</1>” is deleted for good.',
    aboutToPermanentlyDeleteTrash:
      'This deletes <0>{{count}}</0> <1>{{label}}</1> in the trash for good.',
    aboutToRestore: 'The {{label}} “<1>{{title}}</1>” is put back.',
    aboutToRestoreAsDraft:
      'The {{label}} “<1>{{title}}</1>” is put back as a draft. It is on the site once you publish it.',
    aboutToTrash: toTrashWords(LABEL, '<1>{{title}}</1>').en,
    aboutToTrashCount:
      '{{count}} {{label}} move to the trash. What is on the site goes from there at once, and all can be put back for 30 days.',
    automatic: 'As this device is set',
    confirmDeletion: 'Delete this?',
    confirmRestoration: 'Put back from the trash?',
    created: 'Added',
    createdAt: 'Added',
    dashboard: 'Today',
    deleted: 'Moved to the trash',
    deletedAt: 'Moved to the trash',
    duplicateWithoutSaving: DOCUMENT.duplicateSaved.en,
    lastModified: 'Changed',
    leaveAnyway: 'Leave without saving',
    leaveWithoutSaving: 'Leave without saving?',
    locale: 'Language',
    locales: 'Languages',
    noTrashResults: 'The trash is empty.',
    permanentlyDelete: 'Delete for good',
    restore: 'Put back',
    restoredCountSuccessfully:
      '{{count}} {{label}} put back. What is a draft is on the site once you publish it.',
    restoring: 'Putting back…',
    stayOnThisPage: 'Stay here',
    titleRestored:
      '{{label}} “{{title}}” is back. If it is a draft, it is on the site once you publish it.',
    exitLivePreview: DOCUMENT.closePreview.en,
    livePreview: DOCUMENT.openPreview.en,
    unsavedChanges: DOCUMENT.duplicateUnsaved.en,
    unsavedChangesDuplicate: DOCUMENT.aboutToDuplicate.en,
    untitled: DOCUMENT.untitled.en,
    updatedAt: 'Changed',
    updatedSuccessfully: 'Saved.',
  },
  upload: { bulkUpload: 'Add several' },
  version: {
    aboutToRevertToPublished: DOCUMENT.aboutToRevert.en,
    aboutToUnpublish: DOCUMENT.aboutToUnpublish.en,
    aboutToUnpublishSelection: 'The chosen {{label}} go from the site and become drafts.',
    comparingAgainst: 'Compared with',
    confirmPublish: 'Publish?',
    confirmRevertToSaved: DOCUMENT.confirmRevert.en,
    confirmUnpublish: DOCUMENT.confirmUnpublish.en,
    confirmVersionRestoration: 'Go back to this version?',
    currentDraft: 'The draft now',
    previouslyPublished: 'Was public before',
    restoring: 'Going back…',
    reverting: 'Going back…',
    specificVersion: 'Chosen version',
    currentlyPublished: DOCUMENT.public.en,
    currentlyViewing: 'This version',
    aboutToPublishSelection:
      'The chosen {{label}} are published in every language, unfinished drafts included.',
    aboutToRestore:
      'This {{label}} goes back to the text of {{versionDate}}, as a draft. Visitors see no change until you publish it.',
    aboutToRestoreGlobal:
      '“{{label}}” goes back to the text of {{versionDate}}, as a draft. Visitors see no change until you publish it.',
    changed: DOCUMENT.changed.en,
    draftHasPublishedVersion: DOCUMENT.changed.en,
    preview: DOCUMENT.previewInTab.en,
    restoredSuccessfully: 'Brought back as a draft. Publish it to put it on the site.',
    restoreThisVersion: 'Go back to this version',
    revertToPublished: DOCUMENT.revert.en,
    versionID: 'Version',
  },
}
