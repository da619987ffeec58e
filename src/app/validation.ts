import * as z from 'zod/mini';

// Imported before anything that makes a schema: zod would otherwise try `new Function`, which the security policy reports.
z.config({ jitless: true });
