import { createFileRoute } from '@tanstack/react-router';
import { MongoManager } from '../../../features/mongodb-manager/MongoManager.tsx';

export const Route = createFileRoute('/_workspace/config/mongodb')({ component: MongoManager });
