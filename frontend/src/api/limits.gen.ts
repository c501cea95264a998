/** Lengths in characters that `AcceptInvitationDto` accepts. */
export const acceptInvitationLimits = {
  "password": {
    "min": 8,
    "max": 128
  },
  "email": {
    "max": 254
  },
  "name": {
    "max": 120
  }
} as const;

/** Lengths in characters that `AcceptLinkedInvitationDto` accepts. */
export const acceptLinkedInvitationLimits = {
  "password": {
    "min": 8,
    "max": 128
  },
  "email": {
    "max": 254
  },
  "token": {
    "max": 64
  },
  "name": {
    "max": 120
  }
} as const;

/** Lengths in characters that `AddToCartDto` accepts. */
export const addToCartLimits = {
  "personalization": {
    "max": 20
  },
  "keychainPersonalization": {
    "max": 12
  },
  "specialRequest": {
    "max": 200
  }
} as const;

/** Lengths in characters that `AnswerFinishedPhotoDto` accepts. */
export const answerFinishedPhotoLimits = {
  "comment": {
    "max": 500
  }
} as const;

/** Lengths in characters that `AnswerLinkedPhotoDto` accepts. */
export const answerLinkedPhotoLimits = {
  "token": {
    "max": 64
  },
  "comment": {
    "max": 500
  }
} as const;

/** Lengths in characters that `AnswerRequestDto` accepts. */
export const answerRequestLimits = {
  "words": {
    "max": 1000
  }
} as const;

/** Lengths in characters that `ApproveChangeSetDto` accepts. */
export const approveChangeSetLimits = {
  "askedAt": {
    "max": 40
  }
} as const;

/** Lengths in characters that `AskRefundDto` accepts. */
export const askRefundLimits = {
  "evidence": {
    "max": 200
  },
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `ChangeAccountDto` accepts. */
export const changeAccountLimits = {
  "phone": {
    "max": 30
  },
  "shippingAddress": {
    "max": 300
  },
  "name": {
    "max": 120
  }
} as const;

/** Lengths in characters that `ChangeOrderStatusDto` accepts. */
export const changeOrderStatusLimits = {
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `ChangePasswordDto` accepts. */
export const changePasswordLimits = {
  "currentPassword": {
    "min": 1,
    "max": 128
  },
  "newPassword": {
    "min": 8,
    "max": 128
  }
} as const;

/** Lengths in characters that `CheckPaymentDto` accepts. */
export const checkPaymentLimits = {
  "reference": {
    "max": 200
  }
} as const;

/** Lengths in characters that `ClientErrorDto` accepts. */
export const clientErrorLimits = {
  "message": {
    "max": 300
  }
} as const;

/** Lengths in characters that `CompletePaymentDto` accepts. */
export const completePaymentLimits = {
  "reference": {
    "max": 200
  }
} as const;

/** Lengths in characters that `ConfirmDto` accepts. */
export const confirmLimits = {
  "password": {
    "min": 1,
    "max": 128
  }
} as const;

/** Lengths in characters that `ContactMessageDto` accepts. */
export const contactMessageLimits = {
  "email": {
    "max": 254
  },
  "firstName": {
    "max": 80
  },
  "lastName": {
    "max": 80
  },
  "phone": {
    "max": 30
  },
  "message": {
    "max": 2000
  }
} as const;

/** Lengths in characters that `CorrectOrderDto` accepts. */
export const correctOrderLimits = {
  "version": {
    "max": 64
  },
  "phone": {
    "max": 30
  }
} as const;

/** Lengths in characters that `CorrectOwnOrderDto` accepts. */
export const correctOwnOrderLimits = {
  "orderNumber": {
    "max": 20
  },
  "version": {
    "max": 64
  },
  "phone": {
    "max": 30
  }
} as const;

/** Lengths in characters that `CorrectedNameDto` accepts. */
export const correctedNameLimits = {
  "name": {
    "max": 3000
  }
} as const;

/** Lengths in characters that `CorrectedShippingDto` accepts. */
export const correctedShippingLimits = {
  "postalCode": {
    "max": 20
  },
  "address": {
    "max": 200
  },
  "city": {
    "max": 80
  },
  "department": {
    "max": 80
  }
} as const;

/** Lengths in characters that `CustomerDto` accepts. */
export const customerLimits = {
  "email": {
    "max": 254
  },
  "postalCode": {
    "max": 20
  },
  "name": {
    "max": 160
  },
  "phone": {
    "max": 30
  },
  "address": {
    "max": 200
  },
  "city": {
    "max": 80
  },
  "department": {
    "max": 80
  }
} as const;

/** Lengths in characters that `CustomerNoteDto` accepts. */
export const customerNoteLimits = {
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `DecideOpenMoneyDto` accepts. */
export const decideOpenMoneyLimits = {
  "reason": {
    "max": 500
  }
} as const;

/** Lengths in characters that `DecideRefundDto` accepts. */
export const decideRefundLimits = {
  "evidence": {
    "max": 200
  },
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `DeleteAccountDto` accepts. */
export const deleteAccountLimits = {
  "password": {
    "min": 1,
    "max": 128
  }
} as const;

/** Lengths in characters that `DesignDto` accepts. */
export const designLimits = {
  "name": {
    "max": 20
  },
  "keychainText": {
    "max": 12
  }
} as const;

/** Lengths in characters that `EditCartItemDto` accepts. */
export const editCartItemLimits = {
  "personalization": {
    "max": 20
  },
  "keychainPersonalization": {
    "max": 12
  },
  "specialRequest": {
    "max": 200
  }
} as const;

/** Lengths in characters that `EditChangeSetDto` accepts. */
export const editChangeSetLimits = {
  "note": {
    "max": 200
  }
} as const;

/** Lengths in characters that `FindPaymentDto` accepts. */
export const findPaymentLimits = {
  "reference": {
    "max": 200
  }
} as const;

/** Lengths in characters that `ForgotPasswordDto` accepts. */
export const forgotPasswordLimits = {
  "email": {
    "max": 254
  }
} as const;

/** Lengths in characters that `GiveAccountDto` accepts. */
export const giveAccountLimits = {
  "bank": {
    "max": 60
  },
  "holder": {
    "max": 120
  },
  "token": {
    "max": 64
  }
} as const;

/** Lengths in characters that `GiveAllowanceDto` accepts. */
export const giveAllowanceLimits = {
  "reason": {
    "max": 500
  }
} as const;

/** Lengths in characters that `InvitationTokenDto` accepts. */
export const invitationTokenLimits = {
  "token": {
    "max": 64
  }
} as const;

/** Lengths in characters that `InviteStaffDto` accepts. */
export const inviteStaffLimits = {
  "email": {
    "max": 254
  }
} as const;

/** Lengths in characters that `KitPieceChoiceDto` accepts. */
export const kitPieceChoiceLimits = {
  "personalization": {
    "max": 20
  },
  "keychainPersonalization": {
    "max": 12
  },
  "specialRequest": {
    "max": 200
  }
} as const;

/** Lengths in characters that `LineByHandDto` accepts. */
export const lineByHandLimits = {
  "personalization": {
    "max": 20
  },
  "keychainPersonalization": {
    "max": 12
  },
  "specialRequest": {
    "max": 200
  }
} as const;

/** Lengths in characters that `LoginDto` accepts. */
export const loginLimits = {
  "email": {
    "max": 254
  },
  "password": {
    "min": 1,
    "max": 128
  }
} as const;

/** Lengths in characters that `NamePieceDto` accepts. */
export const namePieceLimits = {
  "orderNumber": {
    "max": 20
  },
  "name": {
    "max": 3000
  }
} as const;

/** Lengths in characters that `NewChangeSetDto` accepts. */
export const newChangeSetLimits = {
  "note": {
    "max": 200
  }
} as const;

/** Lengths in characters that `NewFaqEntryDto` accepts. */
export const newFaqEntryLimits = {
  "question": {
    "max": 200
  },
  "answer": {
    "max": 1000
  }
} as const;

/** Lengths in characters that `NewKeywordDto` accepts. */
export const newKeywordLimits = {
  "keyword": {
    "max": 40
  }
} as const;

/** Lengths in characters that `OpenMoneyRefundDto` accepts. */
export const openMoneyRefundLimits = {
  "evidence": {
    "max": 200
  }
} as const;

/** Lengths in characters that `OrderPaymentDto` accepts. */
export const orderPaymentLimits = {
  "email": {
    "max": 254
  },
  "orderNumber": {
    "max": 20
  }
} as const;

/** Lengths in characters that `OwnOrderDto` accepts. */
export const ownOrderLimits = {
  "orderNumber": {
    "max": 20
  }
} as const;

/** Lengths in characters that `PayerAddressDto` accepts. */
export const payerAddressLimits = {
  "postal_code": {
    "max": 20
  },
  "phone_number": {
    "max": 30
  },
  "address_line_1": {
    "max": 200
  },
  "city": {
    "max": 80
  },
  "region": {
    "max": 80
  }
} as const;

/** Lengths in characters that `PayerDto` accepts. */
export const payerLimits = {
  "email": {
    "max": 254
  },
  "phone_number": {
    "max": 30
  },
  "phone_number_prefix": {
    "max": 5
  },
  "full_name": {
    "max": 160
  }
} as const;

/** Lengths in characters that `PayoutDto` accepts. */
export const payoutLimits = {
  "reference": {
    "max": 100
  }
} as const;

/** Lengths in characters that `PhotoTokenDto` accepts. */
export const photoTokenLimits = {
  "token": {
    "max": 64
  }
} as const;

/** Lengths in characters that `PieceNameDto` accepts. */
export const pieceNameLimits = {
  "name": {
    "max": 3000
  }
} as const;

/** Lengths in characters that `PrivacyRequestDto` accepts. */
export const privacyRequestLimits = {
  "email": {
    "max": 254
  }
} as const;

/** Lengths in characters that `ReceiptDto` accepts. */
export const receiptLimits = {
  "reference": {
    "max": 100
  },
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `ReceiptReversalDto` accepts. */
export const receiptReversalLimits = {
  "reason": {
    "max": 500
  }
} as const;

/** Lengths in characters that `ReceivedTransferDto` accepts. */
export const receivedTransferLimits = {
  "reference": {
    "max": 100
  }
} as const;

/** Lengths in characters that `RefundTokenDto` accepts. */
export const refundTokenLimits = {
  "token": {
    "max": 64
  }
} as const;

/** Lengths in characters that `RegisterDto` accepts. */
export const registerLimits = {
  "email": {
    "max": 254
  },
  "passwordHash": {
    "min": 8,
    "max": 128
  },
  "password": {
    "min": 8,
    "max": 128
  },
  "phone": {
    "max": 30
  },
  "shippingAddress": {
    "max": 300
  },
  "name": {
    "max": 120
  }
} as const;

/** Lengths in characters that `ReleaseFinishedPhotoDto` accepts. */
export const releaseFinishedPhotoLimits = {
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `ReplyDto` accepts. */
export const replyLimits = {
  "message": {
    "max": 4096
  }
} as const;

/** Lengths in characters that `RequestedOrderDto` accepts. */
export const requestedOrderLimits = {
  "orderNumber": {
    "max": 20
  }
} as const;

/** Lengths in characters that `ResetPasswordDto` accepts. */
export const resetPasswordLimits = {
  "email": {
    "max": 254
  },
  "newPassword": {
    "min": 8,
    "max": 128
  }
} as const;

/** Lengths in characters that `SendChatMessageDto` accepts. */
export const sendChatMessageLimits = {
  "message": {
    "max": 2000
  }
} as const;

/** Lengths in characters that `ShipOrderDto` accepts. */
export const shipOrderLimits = {
  "otherCarrier": {
    "max": 60
  },
  "reason": {
    "max": 300
  },
  "replaces": {
    "max": 30
  },
  "note": {
    "max": 500
  }
} as const;

/** Lengths in characters that `StaffNoteTextDto` accepts. */
export const staffNoteTextLimits = {
  "text": {
    "max": 1000
  }
} as const;

/** Lengths in characters that `SubmitRequestDto` accepts. */
export const submitRequestLimits = {
  "words": {
    "max": 1000
  },
  "orderNumber": {
    "max": 20
  }
} as const;

/** Lengths in characters that `TestChatbotDto` accepts. */
export const testChatbotLimits = {
  "message": {
    "max": 2000
  }
} as const;

/** Lengths in characters that `TrackOrderDto` accepts. */
export const trackOrderLimits = {
  "email": {
    "max": 254
  },
  "orderNumber": {
    "max": 20
  }
} as const;

/** Lengths in characters that `WidgetConfigRequestDto` accepts. */
export const widgetConfigRequestLimits = {
  "reference": {
    "max": 200
  },
  "redirect_url": {
    "max": 500
  }
} as const;
