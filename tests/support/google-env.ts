/** Google's keys for a test file: imported before anything that reads the settings. */
export const GOOGLE_ISSUER_PORT = 20_000 + Math.floor(Math.random() * 20_000);

process.env.GOOGLE_CLIENT_ID = "plainspoon";
process.env.GOOGLE_CLIENT_SECRET = "secret";
process.env.GOOGLE_ISSUER = `http://localhost:${GOOGLE_ISSUER_PORT}`;
