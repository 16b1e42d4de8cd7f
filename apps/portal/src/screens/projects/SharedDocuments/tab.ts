import type { TabCode } from '../../../lists/tabs';
import {
  openSharedDocumentChanges,
  openSharedDocumentLoader,
  sharedDocumentsChange,
  sharedDocumentsLoader,
} from './list';
import { OpenSharedDocument } from './OpenSharedDocument';
import { SharedDocumentsScreen } from './SharedDocumentsScreen';

export const sharedDocumentsTab: TabCode = {
  loader: sharedDocumentsLoader,
  changes: sharedDocumentsChange,
  Screen: SharedDocumentsScreen,
  beside: {
    loader: openSharedDocumentLoader,
    changes: openSharedDocumentChanges,
    Screen: OpenSharedDocument,
  },
};
