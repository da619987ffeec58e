import { serveDeployments } from './deployments.ts';
import { test as base } from './fixtures.ts';

export type Deployments = Awaited<ReturnType<typeof serveDeployments>>;

/** A test whose host can change its files, its configuration and its headers, as an operator does. */
export const test = base.extend<{ deployments: Deployments }>({
  deployments: async ({ testServer }, use) => {
    const deployments = await serveDeployments(testServer);
    await use(deployments);
    await deployments.close();
  },
});
