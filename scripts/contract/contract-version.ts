/**
 * Version of the contract, `info.version` of the documents, by Semantic Versioning:
 *
 * - Major: a server that met the previous version no longer works.
 * - Minor: the app sends or reads something new that a server may leave out.
 * - Patch: only texts or examples changed.
 */
export const CONTRACT_VERSION = '1.0.0';
