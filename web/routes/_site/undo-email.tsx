import { createFileRoute } from '@tanstack/react-router';
import { UndoEmailScreen } from '../../features/accounts/UndoEmailScreen.tsx';

export const Route = createFileRoute('/_site/undo-email')({
  component: UndoEmailScreen,
  // Only reached from a mailed link.
  staticData: { hiddenFrom: 'every-search', isAccountPage: true },
});
