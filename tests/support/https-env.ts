/** A public https address for a test file: imported before anything that reads the settings. */
process.env.APP_URL = "https://plainspoon.example";
process.env.DEMO_PAYMENTS = "1";
