import { createFileRoute } from '@tanstack/react-router';
import { MongoManager } from '../../../features/mongodb/MongoManager.tsx';

export const Route = createFileRoute('/_workspace/config/mongodb')({ component: MongoManager });
