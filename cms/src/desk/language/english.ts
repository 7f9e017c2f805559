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
    aboutToTrash:
      'The {{label}} “<1>{{title}}</1>” moves to the trash. If it is on the site it goes from there at once, and it can be put back for 30 days.',
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
    duplicateWithoutSaving: 'Duplicate what was saved',
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
    exitLivePreview: 'Close the preview beside the form',
    livePreview: 'Show a preview beside the form',
    unsavedChanges: 'Duplicate without saving?',
    unsavedChangesDuplicate:
      'There are changes you have not saved. The copy has what was saved last.',
    untitled: '(no name yet)',
    updatedAt: 'Changed',
    updatedSuccessfully: 'Saved.',
  },
  upload: { bulkUpload: 'Add several' },
  version: {
    aboutToRevertToPublished:
      'Unfinished changes are dropped, and the form has what is public again.',
    aboutToUnpublish: 'It goes from the site and becomes a draft.',
    aboutToUnpublishSelection: 'The chosen {{label}} go from the site and become drafts.',
    comparingAgainst: 'Compared with',
    confirmPublish: 'Publish?',
    confirmRevertToSaved: 'Go back to what is public?',
    confirmUnpublish: 'Unpublish?',
    confirmVersionRestoration: 'Go back to this version?',
    currentDraft: 'The draft now',
    previouslyPublished: 'Was public before',
    restoring: 'Going back…',
    reverting: 'Going back…',
    specificVersion: 'Chosen version',
    currentlyPublished: 'On the site now',
    currentlyViewing: 'This version',
    aboutToPublishSelection:
      'The chosen {{label}} are published in every language, unfinished drafts included.',
    aboutToRestore:
      'This {{label}} goes back to the text of {{versionDate}}, as a draft. Visitors see no change until you publish it.',
    aboutToRestoreGlobal:
      '“{{label}}” goes back to the text of {{versionDate}}, as a draft. Visitors see no change until you publish it.',
    changed: 'Unpublished changes',
    draftHasPublishedVersion: 'Unpublished changes',
    preview: 'Open a preview in a new tab',
    restoredSuccessfully: 'Brought back as a draft. Publish it to put it on the site.',
    restoreThisVersion: 'Go back to this version',
    revertToPublished: 'Go back to what is public',
    versionID: 'Version',
  },
}
