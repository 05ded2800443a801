"use client";

import { useState } from "react";
import { ForgotForm } from "./forgot-form";

export function RequestReset() {
  const [email, setEmail] = useState("");
  return <ForgotForm email={email} onEmail={setEmail} submitLabel="Send Reset Instructions" />;
}
